extension Manifest {
    /// The JSON Schema (draft-07) of the manifest. Other members may be added in a later version of the tool.
    ///
    /// Members that are not required are left out if they are null, or have no elements.
    package static let schema = #"""
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "title": "RouteGen manifest",
          "type": "object",
          "required": ["version", "spec", "enum", "doc", "plusIsSpace", "bases", "types", "tabs", "groups", "routes"],
          "properties": {
            "version": {"const": 1},
            "spec": {"description": "The file, relative to the repository, if there is one", "type": "string"},
            "enum": {"description": "The enum in Swift", "type": "string"},
            "doc": {"type": ["string", "null"]},
            "plusIsSpace": {"description": "Whether '+' in items is a space", "type": "boolean"},
            "bases": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["text", "scheme", "host", "prefix"],
                "properties": {
                  "text": {"type": "string"},
                  "own": {"description": "Whether it is one of the spec's bases", "const": true},
                  "scheme": {"$ref": "#/definitions/scheme"},
                  "host": {"$ref": "#/definitions/host"},
                  "prefix": {"$ref": "#/definitions/prefix"}
                }
              }
            },
            "types": {"type": "array", "items": {"$ref": "#/definitions/type"}},
            "tabs": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["tab", "root"],
                "properties": {"tab": {"type": "string"}, "root": {"type": ["string", "null"]}}
              }
            },
            "groups": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["group", "enum"],
                "properties": {
                  "group": {"type": "string"},
                  "doc": {"type": "string"},
                  "enum": {"type": "string"},
                  "spec": {"description": "The file of a mounted spec", "type": "string"}
                }
              }
            },
            "routes": {"description": "In the spec's order", "type": "array", "items": {"$ref": "#/definitions/route"}}
          },
          "definitions": {
            "number": {"type": "integer", "minimum": 1},
            "texts": {"type": "array", "items": {"type": "string"}},
            "scheme": {"description": "Null: any scheme", "type": ["string", "null"]},
            "host": {"description": "Null: the first segment takes its place", "$ref": "#/definitions/text"},
            "prefix": {"description": "Literal segments, decoded", "$ref": "#/definitions/texts"},
            "text": {
              "description": "Pieces in order; null: any text",
              "type": ["array", "null"],
              "items": {
                "type": "object",
                "minProperties": 1,
                "maxProperties": 1,
                "properties": {
                  "literal": {"description": "Decoded", "type": "string"},
                  "parameter": {"type": "string"},
                  "wildcard": {"description": "One label of a host", "const": "label"}
                }
              }
            },
            "kind": {
              "enum": [
                "string", "bool", "integer", "float", "double", "uuid", "url", "closed", "constrained", "link", "app"
              ]
            },
            "type": {
              "description": "A type that is not built in",
              "type": "object",
              "required": ["name", "kind"],
              "properties": {
                "name": {"description": "After the enum of a mounted spec, if that declares it", "type": "string"},
                "kind": {"$ref": "#/definitions/kind"},
                "values": {"$ref": "#/definitions/texts"},
                "else": {"type": "string"},
                "type": {"description": "The built-in type of a constrained type", "type": "string"},
                "minimum": {"type": "number"},
                "maximum": {"type": "number"},
                "exclusiveMaximum": {"type": "number"},
                "width": {"description": "The fewest digits of a written integer", "$ref": "#/definitions/number"},
                "minLength": {"description": "In Unicode scalars", "$ref": "#/definitions/number"},
                "maxLength": {"type": "integer"},
                "characters": {"description": "Those that are allowed, as a spec lists them: a-z0-9-", "type": "string"},
                "not": {"$ref": "#/definitions/texts"},
                "schemes": {"$ref": "#/definitions/texts"}
              },
              "allOf": [
                {"if": {"properties": {"kind": {"const": "closed"}}}, "then": {"required": ["values"]}},
                {"if": {"properties": {"kind": {"const": "constrained"}}}, "then": {"required": ["type"]}}
              ]
            },
            "route": {
              "type": "object",
              "required": ["route", "patterns"],
              "properties": {
                "route": {"description": "With its groups, as in auth.signUp", "type": "string"},
                "parameters": {"type": "array", "items": {"$ref": "#/definitions/parameter"}},
                "doc": {"type": "string"},
                "claim": {"description": "Whether files that claim links have those of the route; missing: true", "const": false},
                "examples": {"$ref": "#/definitions/texts"},
                "rejects": {"$ref": "#/definitions/texts"},
                "tabs": {"$ref": "#/definitions/texts"},
                "present": {"type": "string"},
                "parent": {"type": "string"},
                "restorable": {"type": "boolean"},
                "link": {"type": "string"},
                "interruptible": {"type": "boolean"},
                "patterns": {
                  "description": "In the spec's order: the first pattern that can write a value writes it",
                  "type": "array",
                  "minItems": 1,
                  "items": {"$ref": "#/definitions/pattern"}
                }
              }
            },
            "parameter": {
              "type": "object",
              "required": ["name", "type", "kind"],
              "properties": {
                "name": {"type": "string"},
                "type": {"description": "In Swift", "type": "string"},
                "default": {"type": ["string", "number", "boolean"]},
                "valueType": {"description": "The type of one value, if 'type' is another", "type": "string"},
                "kind": {"$ref": "#/definitions/kind"},
                "shape": {"description": "Missing: one value", "enum": ["optional", "list", "items"]}
              }
            },
            "pattern": {
              "type": "object",
              "required": ["pattern", "ranks", "match"],
              "properties": {
                "pattern": {"description": "With the prefixes of its groups", "type": "string"},
                "bases": {"description": "The first is written; none: any scheme", "$ref": "#/definitions/texts"},
                "fullURL": {"description": "Whether the pattern includes its base", "const": true},
                "ranks": {
                  "description": "By base; the pattern with the lowest is tried first",
                  "type": "array",
                  "minItems": 1,
                  "items": {"type": "integer", "minimum": 0}
                },
                "set": {"type": "object", "additionalProperties": {"type": "string"}},
                "written": {"description": "Whether it writes some value; missing: true", "const": false},
                "parts": {"type": "array", "items": {"$ref": "#/definitions/part"}},
                "fragment": {"description": "What it has in the fragment", "enum": ["items", "segments"]},
                "constants": {"description": "The values of parameters that it doesn't have", "type": "object"},
                "nonempty": {"description": "Parameters that must have a value", "$ref": "#/definitions/texts"},
                "match": {"description": "A regular expression for its URLs", "type": "string"},
                "approximate": {
                  "description": "What 'match' does not tell: which items or fragment a URL needs, or which values are valid",
                  "type": "array",
                  "items": {"enum": ["fragment", "items", "values"]}
                },
                "template": {"description": "RFC 6570; missing if a template can't express the pattern", "type": "string"},
                "templateVariables": {
                  "description": "The parameter of each variable with another name",
                  "type": "object",
                  "additionalProperties": {"type": "string"}
                }
              }
            },
            "part": {
              "type": "object",
              "required": ["slot"],
              "properties": {
                "slot": {"enum": ["path", "query", "fragment", "fragmentItems"]},
                "names": {"description": "Of an item, decoded; the first is written", "$ref": "#/definitions/texts"},
                "presence": {"description": "Missing: required", "enum": ["optional", "default", "list", "commaList", "rest", "absent"]},
                "lenient": {"description": "Whether a value that is not valid counts as missing", "const": true},
                "literal": {"description": "The whole text, decoded", "type": "string"},
                "parameter": {"description": "The parameter of the whole text", "type": "string"},
                "text": {"description": "Several pieces; with none of these three, any text", "$ref": "#/definitions/text"}
              }
            }
          }
        }

        """#
}

extension Manifest {
    /// The JSON Schema (draft-07) of the manifest. Other members may be added in a later version of the tool.
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
                "required": ["group", "doc", "enum", "spec", "file", "line", "column"],
                "properties": {
                  "group": {"type": "string"},
                  "doc": {"type": ["string", "null"]},
                  "enum": {"type": "string"},
                  "spec": {"description": "The file of a mounted spec", "type": ["string", "null"]},
                  "file": {"type": "string"},
                  "line": {"$ref": "#/definitions/number"},
                  "column": {"$ref": "#/definitions/number"}
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
                "else": {"type": ["string", "null"]},
                "type": {"description": "The built-in type of a constrained type", "type": "string"},
                "minimum": {"type": ["number", "null"]},
                "maximum": {"type": ["number", "null"]},
                "exclusiveMaximum": {"type": ["number", "null"]},
                "width": {"description": "The fewest digits of a written integer", "$ref": "#/definitions/number"},
                "minLength": {"description": "In Unicode scalars", "$ref": "#/definitions/number"},
                "maxLength": {"type": ["integer", "null"]},
                "characters": {"description": "All that are allowed; null: any", "type": ["string", "null"]},
                "not": {"$ref": "#/definitions/texts"},
                "schemes": {"$ref": "#/definitions/texts"}
              },
              "allOf": [
                {
                  "if": {"properties": {"kind": {"const": "closed"}}},
                  "then": {"required": ["values", "else"]}
                },
                {
                  "if": {"properties": {"kind": {"const": "constrained"}}},
                  "then": {
                    "required": ["type"],
                    "anyOf": [
                      {"required": ["minimum", "maximum", "exclusiveMaximum"]},
                      {"required": ["minLength", "maxLength", "characters", "not"]},
                      {"required": ["schemes"]}
                    ]
                  }
                }
              ]
            },
            "route": {
              "type": "object",
              "required": [
                "route", "parameters", "doc", "claim", "examples", "rejects", "file", "line", "column", "patterns"
              ],
              "properties": {
                "route": {"description": "With its groups, as in auth.signUp", "type": "string"},
                "parameters": {"type": "array", "items": {"$ref": "#/definitions/parameter"}},
                "doc": {"type": ["string", "null"]},
                "claim": {"description": "Whether files that claim links have those of the route", "type": "boolean"},
                "examples": {"$ref": "#/definitions/texts"},
                "rejects": {"$ref": "#/definitions/texts"},
                "file": {"type": "string"},
                "line": {"$ref": "#/definitions/number"},
                "column": {"$ref": "#/definitions/number"},
                "tab": {"type": ["string", "null"]},
                "present": {"type": "string"},
                "parent": {"type": ["string", "null"]},
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
              "required": ["name", "type", "default", "valueType", "kind", "shape"],
              "properties": {
                "name": {"type": "string"},
                "type": {"description": "In Swift", "type": "string"},
                "default": {"type": ["string", "number", "boolean", "null"]},
                "values": {"$ref": "#/definitions/texts"},
                "else": {"type": ["string", "null"]},
                "constraints": {"description": "As the spec writes them", "type": "object"},
                "valueType": {"description": "The type of one value", "type": "string"},
                "kind": {"$ref": "#/definitions/kind"},
                "shape": {"enum": ["single", "optional", "list", "items"]}
              }
            },
            "pattern": {
              "type": "object",
              "required": [
                "pattern", "bases", "set", "written", "patternLine", "patternColumn", "parts", "fragment", "variants",
                "constants", "nonempty", "template", "templateVariables"
              ],
              "properties": {
                "pattern": {"description": "With the prefixes of its groups", "type": "string"},
                "bases": {"description": "None for a full URL", "$ref": "#/definitions/texts"},
                "set": {"type": "object", "additionalProperties": {"type": "string"}},
                "written": {"description": "Whether it writes some value", "type": "boolean"},
                "patternLine": {"$ref": "#/definitions/number"},
                "patternColumn": {"$ref": "#/definitions/number"},
                "parts": {"type": "array", "items": {"$ref": "#/definitions/part"}},
                "fragment": {"description": "What it has in the fragment", "enum": ["items", "segments", null]},
                "variants": {
                  "description": "The pattern under each base, the written one first",
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "type": "object",
                    "required": ["rank", "scheme", "host", "prefix"],
                    "properties": {
                      "rank": {"description": "The lowest is tried first", "type": "integer", "minimum": 0},
                      "scheme": {"$ref": "#/definitions/scheme"},
                      "host": {"$ref": "#/definitions/host"},
                      "prefix": {"$ref": "#/definitions/prefix"}
                    }
                  }
                },
                "constants": {"description": "The values of parameters that it doesn't have", "type": "object"},
                "nonempty": {"description": "Parameters that must have a value", "$ref": "#/definitions/texts"},
                "template": {"description": "RFC 6570; null if a template can't express the pattern", "type": ["string", "null"]},
                "templateVariables": {
                  "description": "The parameter of each variable",
                  "type": "object",
                  "additionalProperties": {"type": "string"}
                }
              }
            },
            "part": {
              "type": "object",
              "required": ["slot", "names", "presence", "text"],
              "properties": {
                "slot": {"enum": ["path", "query", "fragment", "fragmentItems"]},
                "names": {"description": "Of an item, decoded; the first is written", "$ref": "#/definitions/texts"},
                "presence": {"enum": ["required", "optional", "default", "list", "commaList", "rest", "absent"]},
                "lenient": {"description": "Whether a value that is not valid counts as missing", "const": true},
                "text": {"$ref": "#/definitions/text"}
              }
            }
          }
        }

        """#
}

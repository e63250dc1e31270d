# Sourced by the scripts that run checks one after another: .ci/fast, .ci/run, .ci/matrix, .ci/nightly.
# A check that can't run prints 'skipped: REASON'. It prints 'missing: REASON' if '.ci/install' could have installed what it
# needs; with CI=true, that fails.
set -uo pipefail

log=$(mktemp)
output=$(mktemp)
skips=$(mktemp)
trap 'rm -f "$log" "$output" "$skips"' EXIT

# A virtual environment, so that nothing is installed into your own Python.
python=.build/python/bin/python3
[ -x "$python" ] || python=python3

# step HEADING ADVICE COMMAND…: runs the command; if it fails, prints the advice and stops.
step() {
    local heading=$1 advice=$2 status missing start=$SECONDS
    shift 2
    printf '\n== %s\n   %s\n' "$heading" "$*"
    "$@" 2>&1 | tee "$output"
    status=${PIPESTATUS[0]}
    printf '   %d s\n' $((SECONDS - start))
    # The command itself, or one of swift-testing's tests.
    sed -nE -e 's/^(skipped|missing): //p' -e 's/^.*Test (.*) skipped: "(.*)"$/\1: \2/p' "$output" \
        | sed "s|^|$heading: |" >> "$skips"
    missing=$(sed -n 's/^missing: //p' "$output")
    if [ "$status" = 0 ] && [ "${CI:-}" = true ] && [ -n "$missing" ]; then
        advice="run '.ci/install', which installs what is missing: $missing"
        status=1
    fi
    if [ "$status" != 0 ]; then
        printf '\nerror: "%s" failed: %s\n' "$heading" "$advice" >&2
        exit 1
    fi
}

# summary: what was skipped, if anything.
summary() {
    if [ -s "$skips" ]; then
        printf '\nEvery check that ran passed. Skipped:\n'
        sed 's/^/- /' "$skips"
    else
        printf '\nEvery check passed; none was skipped.\n'
    fi
}

# tests ARGUMENT…: runs tests; a compiler warning fails too.
tests() {
    swift test "$@" 2>&1 | tee "$log"
    [ "${PIPESTATUS[0]}" = 0 ] || return 1
    ! grep -E '\.swift:[0-9]+:[0-9]+: warning: ' "$log"
}

# lengths: no Swift file is longer than 500 lines, except generated ones.
lengths() {
    ! git ls-files '*.swift' | xargs grep -L '^// Made by routegen' | xargs wc -l | awk '$2 != "total" && $1 > 500' | grep .
}

# comments: no line of a comment is wider than 100 columns; the formatter leaves comments alone.
comments() {
    ! git ls-files '*.swift' | xargs grep -L '^// Made by routegen' | LC_ALL=C.UTF-8 xargs grep -nE '^.{101,}$' \
        | grep -E '^[^:]*:[0-9]+: *//'
}

# style: the format of all Swift files, the width of their comments, and their lengths.
style() {
    swift format lint --strict -r Sources Tests Plugins Package.swift && comments && lengths
}

# swiftbuild ARGUMENT…: builds with SwiftPM's other build system. It is new, and sometimes crashes while it plans: only then, it is
# started again. What it says about a package counts the first time.
swiftbuild() {
    local attempt status
    for attempt in 1 2 3 4; do
        swift build --build-system swiftbuild "$@"
        status=$?
        [ "$status" -ge 128 ] || return "$status"
        echo "the build system itself crashed (exit code $status), attempt $attempt of 4" >&2
    done
    return "$status"
}

# refused PACKAGE ARGUMENT…: the package doesn't build, and the build prints the errors in its expected-errors.txt and no others.
refused() {
    local package=${1%/}
    shift
    if swiftbuild "$@" > "$log" 2>&1; then
        echo "$package builds, but shouldn't" >&2
        return 1
    fi
    printf '%s: ' "$package"
    sed "s|$PWD/$package|PACKAGE|g" "$log" | grep -E '^(PACKAGE/.*: (error|warning|note): |error: .*PACKAGE/)' \
        | awk '!seen[$0]++' | diff -u "$package/expected-errors.txt" - && echo "refused, as expected"
}

# consumers NAME…: builds packages of Tests/Consumers with the other build system, without a warning, and runs them.
consumers() {
    local name package arguments products
    for name in "$@"; do
        package=Tests/Consumers/$name/
        arguments=(--package-path "$package" --scratch-path .build/consumers-swiftbuild --product App)
        if [ -e "$package/expected-errors.txt" ]; then
            refused "$package" "${arguments[@]}" || return 1
            continue
        fi
        if ! swiftbuild "${arguments[@]}" > "$log" 2>&1 || grep -E '\.swift:[0-9]+:[0-9]+: warning: ' "$log"; then
            cat "$log"
            echo "$package doesn't build" >&2
            return 1
        fi
        # A window is open until someone closes it.
        [ "$(uname)/$package" = Darwin/Tests/Consumers/NavigationApp/ ] && continue
        products=$(swiftbuild "${arguments[@]}" --show-bin-path 2> /dev/null)
        printf '%s: ' "$package"
        if ! "$products/App" > "$log" 2>&1; then
            cat "$log"
            echo "$package doesn't run" >&2
            return 1
        fi
        tail -n 1 "$log"
    done
}

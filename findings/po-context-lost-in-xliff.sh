#!/bin/sh
# Software: po2xliff and xliff2po of the Translate Toolkit 3.8.4 (Debian 12: translate-toolkit 3.8.4-1).
# Valid: a PO file with msgctxt, which tells 'Area', the hectares, from 'Area', the district (GNU gettext manual,
#   'Using contexts for solving ambiguities'). XLIFF has context-group for it.
# Expected: PO to XLIFF and back to PO keeps the contexts.
# Seen: the XLIFF has neither of them, and the PO that comes back has one 'Area' with an empty context. The district's
#   translation is lost, and the other is found by no program that asks for its context.
# Kuu: tests/services/operations/translators-files.test.ts
set -eu
po2xliff --version | grep -q '3\.8\.4' || { echo 'needs the Translate Toolkit 3.8.4' >&2; exit 2; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cat >"$dir/a.po" <<'END'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: sw\n"

msgctxt "crop"
msgid "Area"
msgstr "Ukubwa"

msgctxt "visit"
msgid "Area"
msgstr "Eneo"
END
msgfmt -o "$dir/a.mo" "$dir/a.po"
po2xliff --progress=none "$dir/a.po" "$dir/a.xlf"
xliff2po --progress=none "$dir/a.xlf" "$dir/b.po" 2>"$dir/warnings"
grep -c 'crop\|visit' "$dir/a.xlf" || echo 'no context in the XLIFF'
sed -n '/^msgctxt/,$p' "$dir/b.po"
[ "$(sed -n '/^msgctxt/,$p' "$dir/b.po")" = 'msgctxt ""
msgid "Area"
msgstr "Ukubwa"' ]
! grep -q 'crop\|visit' "$dir/a.xlf"

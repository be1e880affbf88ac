#!/bin/sh
# Software: npm xliff 6.4.0 (reads and writes the files of translators).
# Valid: XLIFF 2.0 with a unit of two segments: a unit holds one or more, as translation tools split a paragraph into
#   its sentences (OASIS XLIFF 2.0, 4.2.2.5 'unit').
# Expected: a message of both sentences.
# Seen: only the last one. Written back, the file has lost 'Spray in the evening.' in both languages.
# Kuu: tests/services/operations/translators-files.test.ts (another version than 1.2 is refused)
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  xliff@6.4.0
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const { js2xliff, xliff2js } = createRequire(import.meta.url)('xliff')
const segment = (source, target) => `<segment><source>${source}</source><target>${target}</target></segment>`
const unit = segment('Spray in the evening. ', 'Nyunyiza jioni. ') + segment('Wear gloves.', 'Vaa glavu.')
const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="sw">
<file id="f"><unit id="dose">${unit}</unit></file></xliff>`
const read = await xliff2js(file)
console.log(read.resources.f.dose)
assert.deepEqual(read.resources.f.dose, { source: 'Wear gloves.', target: 'Vaa glavu.' })
assert.ok(!(await js2xliff(read)).includes('jioni'))
END
node "$dir/check.mjs"

#!/bin/sh
# Software: npm @e965/xlsx 0.20.3 (SheetJS as the registry has it).
# Valid: a CSV file with semicolons and decimal commas, as Excel and LibreOffice save one in French, Portuguese or
#   Afrikaans, where the comma is the decimal sign (Unicode CLDR).
# Expected: 1.5 for '1,50', or the text as it stood. Where there are three digits behind it one could doubt; here are
#   two.
# Seen: the semicolons are found, but the numbers are 150 and 125075: each comma is left out wherever it stands, and a
#   price is a hundred times too high. The cell's shown text is still '1,50', so that a look at the sheet finds
#   nothing.
# Kuu: tests/services/market/price-files.test.ts
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  @e965/xlsx@0.20.3
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const { read, utils } = createRequire(import.meta.url)('@e965/xlsx')
const file = 'culture;prix\nharicots;1,50\nriz;1250,75\n'
const { Sheets, SheetNames } = read(Buffer.from(file), { type: 'buffer' })
const sheet = Sheets[SheetNames[0]]
console.log(utils.sheet_to_json(sheet), 'shown as', sheet.B2.w, sheet.B3.w)
assert.deepEqual([sheet.B2.v, sheet.B3.v], [150, 125075])
assert.deepEqual([sheet.B2.w, sheet.B3.w], ['1,50', '1250,75'])
END
node "$dir/check.mjs"

#!/bin/sh
# Software: npm libphonenumber-js 1.13.16 (the metadata of Google's libphonenumber).
# Valid: a mobile number of Gabon in today's plan, 066 12 34 56, from abroad +241 66 12 34 56. Since 15 November 2019
#   a 6 or 7 stands for the old 0; the numbers of eight digits, such as 06 12 34 56, were shut off on 6 April 2024
#   (ARCEP Gabon and ANINF, communiqué of 29 February 2024).
# Expected: one international form for the line; the old one is no valid number any more, as for Benin since 2024.
# Seen: three forms, all valid, the old ones mobile or fixed: lists hold one person three times, and messages to two
#   of them reach nobody. Benin's old numbers are refused.
# Kuu: tests/services/people/phone-number.test.ts
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  libphonenumber-js@1.13.16
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { parsePhoneNumberFromString as read } from 'libphonenumber-js/max'

const typed = ['066 12 34 56', '06 12 34 56', '+241 6 12 34 56']
const seen = typed.map((text) => read(text, 'GA')).map((phone) => [phone.number, phone.isValid(), phone.getType()])
for (const [at, text] of typed.entries()) console.log(text, ...seen[at])
assert.deepEqual(seen.map(([number, isValid]) => [number, isValid]), [
  ['+24166123456', true],
  ['+24106123456', true],
  ['+2416123456', true],
])
assert.equal(read('97 12 34 56', 'BJ').isValid(), false)
END
node "$dir/check.mjs"

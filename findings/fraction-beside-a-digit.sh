#!/bin/sh
# Software: npm any-ascii 0.3.3, transliteration 2.6.1, unidecode 1.1.0 (Unicode to ASCII, for SMS and usernames).
# Valid: '1½ kg', one and a half kilograms: U+00BD is a number of value 1/2 (Unicode Character Database,
#   Numeric_Value), and stands beside a digit in every English handbook of doses.
# Expected: something that still reads as one and a half, such as '1 1/2 kg'.
# Seen: '11/2 kg', eleven halves: a dose more than three times as strong.
# Kuu: src/domain/messaging/gsm/gsm-text.test.ts
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  any-ascii@0.3.3 transliteration@2.6.1 unidecode@1.1.0
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import anyAscii from 'any-ascii'
import { transliterate } from 'transliteration'
import unidecode from 'unidecode'

for (const [name, write] of Object.entries({ anyAscii, transliterate, unidecode })) {
  console.log(name, JSON.stringify(write('1½ kg')))
  assert.equal(write('1½ kg'), '11/2 kg')
}
END
node "$dir/check.mjs"

#!/bin/sh
# Software: npm any-ascii 0.3.3, transliteration 2.6.1, unidecode 1.1.0 (Unicode to ASCII).
# Valid: ፻፳፭ is 125 in Ethiopic numerals. They have no zero and no places: signs for 100, 20 and 5 stand side by side
#   (The Unicode Standard, section 'Ethiopic'; the numbering system 'ethi' of Unicode CLDR).
# Expected: '125', or the text as it was.
# Seen: any-ascii writes '100205', a hundred thousand; the other two write '100+20+5' for it, and '100+' for 100
#   itself.
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

const price = '፻፳፭'
const seen = [anyAscii, transliterate, unidecode].map((write) => write(price))
console.log(price, 'is written', seen)
assert.deepEqual(seen, ['100205', '100+20+5', '100+20+5'])
assert.equal(transliterate('፻'), '100+')
END
node "$dir/check.mjs"

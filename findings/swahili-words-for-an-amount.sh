#!/bin/sh
# Software: npm n2words 4.0.0 and to-words 5.7.0 (an amount in words, as on receipts and loan papers), in Swahili.
# Valid: 1,500 in 'sw-KE', a locale of both. Swahili puts the noun first: elfu tano is five thousand, and 1,500 is
#   elfu moja mia tano (the spellout rules of Unicode CLDR for 'sw').
# Expected: words from which one amount can be read.
# Seen: to-words keeps the English order: 1,500 is 'Moja Elfu Tano Mia', in which a reader sees elfu tano, 5,000.
#   n2words has the right order, but the same words for 10,005 and 15,000, and for 165 more pairs below 150,000.
#   to-words does the same in Igbo ('ig-NG').
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  n2words@4.0.0 to-words@5.7.0
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { toCardinal } from 'n2words/sw-KE'

const { ToWords } = createRequire(import.meta.url)('to-words')
const [swahili, igbo] = ['sw-KE', 'ig-NG'].map((localeCode) => new ToWords({ localeCode }))
console.log('to-words, 1500:', swahili.convert(1500), '| 5000:', swahili.convert(5000))
console.log('n2words, 10005:', toCardinal(10_005), '| 15000:', toCardinal(15_000))
assert.deepEqual([swahili.convert(1500), swahili.convert(5000)], ['Moja Elfu Tano Mia', 'Tano Elfu'])

const words = new Set()
for (let amount = 1; amount < 150_000; amount++) words.add(toCardinal(amount))
console.log('amounts below 150,000 without words of their own:', 149_999 - words.size)
assert.equal(149_999 - words.size, 166)
assert.equal(toCardinal(10_005), toCardinal(15_000))
assert.equal(igbo.convert(10_005), igbo.convert(15_000))
END
node "$dir/check.mjs"

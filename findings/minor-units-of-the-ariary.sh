#!/bin/sh
# Software: npm currency-codes 2.2.0, dinero.js 2.0.2, and the CLDR data in Node's Intl.
# Valid: the code MGA, the ariary of Madagascar. It is one of two monies of today that are not decimal: 5 iraimbilanja
#   are an ariary (the other is Mauritania's MRU). ISO 4217 gives both two decimals of minor units.
# Expected: one answer to how many ariary 1000 minor units are, as payment gateways send amounts.
# Seen: three. ISO's two decimals make it 10 ariary, CLDR's none 1000, and dinero.js, which counts in fifths, 200. Two
#   libraries of one program disagree by a factor of a hundred.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  currency-codes@2.2.0 dinero.js@2.0.2
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { dinero, MGA, toDecimal, toUnits } from 'dinero.js'

const iso = createRequire(import.meta.url)('currency-codes').code('MGA').digits
const format = new Intl.NumberFormat('mg', { style: 'currency', currency: 'MGA' })
const cldr = format.resolvedOptions().maximumFractionDigits
const [fifths] = toUnits(dinero({ amount: 1000, currency: MGA }))
const seen = { 'currency-codes': 1000 / 10 ** iso, Intl: 1000 / 10 ** cldr, 'dinero.js': fifths }
console.log('1000 minor units in ariary:', seen)
assert.deepEqual(Object.values(seen), [10, 1000, 200])
END
node "$dir/check.mjs"

#!/bin/sh
# Software: npm country-region-data 4.1.0 (regions for address forms), beside iso-3166 4.4.0.
# Valid: looking up regions by their ISO 3166-2 codes, which is what the package says its short codes are.
# Expected: in Mali ML-9 is Ménaka and ML-10 Taoudénit; in South Sudan SS-EC is Central Equatoria.
# Seen: Mali's two are changed over: a report on Ménaka is filed under Taoudénit, with valid codes on both sides.
#   Central Equatoria has CE, which ISO never gave, and the Congo still its eleven provinces of before 2015 (now 26),
#   of which the two Kasaïs are changed over as well.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  country-region-data@4.1.0 iso-3166@4.4.0
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { allCountries } from 'country-region-data'
import { iso31662 } from 'iso-3166'

function regions(country) {
  const [, , list] = allCountries.find(([, code]) => code === country)
  return Object.fromEntries(list.map(([name, code]) => [code, name]))
}
const iso = (code) => iso31662.find((each) => each.code === code)?.name
const [mali, sudan, congo] = ['ML', 'SS', 'CD'].map(regions)
console.log('9:', mali[9], '10:', mali[10], '| ISO:', iso('ML-9'), iso('ML-10'))
console.log('South Sudan:', Object.keys(sudan).join(' '), '| ISO:', iso('SS-EC'))
console.log('Congo:', Object.keys(congo).length, 'KE:', congo.KE, 'KW:', congo.KW, '| ISO KE:', iso('CD-KE'))
assert.deepEqual([mali[9], mali[10]], ['Taoudénit', 'Ménaka'])
assert.deepEqual([iso('ML-9'), iso('ML-10')], ['Ménaka', 'Taoudénit'])
assert.deepEqual([sudan.CE, iso('SS-CE'), iso('SS-EC')], ['Central Equatoria', undefined, 'Central Equatoria'])
assert.deepEqual([Object.keys(congo).length, congo.KE, iso('CD-KE')], [11, 'Kasaï-Occidental', 'Kasaï Oriental'])
END
node "$dir/check.mjs"

#!/bin/sh
# Software: npm gsm 0.1.4 (splits a text into parts of an SMS), beside split-sms 0.1.7.
# Valid: a text with a letter of Adlam, the script of Fulah (U+1E900 to U+1E95F, The Unicode Standard). Such a letter
#   is two units of UTF-16; a part of a long message has 67 units, and splits no character (3GPP TS 23.040,
#   9.2.3.24.1).
# Expected: 66 letters of one unit, one Adlam letter and 66 more are 3 parts: the Adlam letter opens the second.
# Seen: gsm makes 2 parts and cuts the letter: the first ends with half of it, which no encoder of UTF-8 can send on.
# Kuu: src/domain/messaging/gsm/sms-parts.test.ts
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  gsm@0.1.4 split-sms@0.1.7
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import gsm from 'gsm'
import splitter from 'split-sms'

const text = 'ɛ'.repeat(66) + '\u{1E906}' + 'ɛ'.repeat(66)
const { parts } = gsm(text)
const halves = parts.filter((part) => /[\uD800-\uDBFF]$/.test(part) || /^[\uDC00-\uDFFF]/.test(part))
console.log('gsm:', parts.length, 'parts, of which with half a letter:', halves.length)
console.log('as a gateway gets it:', Buffer.from(parts[0]).toString().slice(-3))
assert.deepEqual([parts.length, halves.length, splitter.split(text).parts.length], [2, 2, 3])
END
node "$dir/check.mjs"

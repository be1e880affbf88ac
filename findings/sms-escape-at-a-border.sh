#!/bin/sh
# Software: npm sms-length 0.2.2 (counts the parts of an SMS), beside split-sms 0.1.7.
# Valid: a text in the GSM 7-bit alphabet with one sign of its extension table, such as '[' or the euro sign, which
#   takes two septets (3GPP TS 23.038, 6.2.1.1).
# Expected: 3 parts for 152 letters, '[' and 152 letters: a part of a long message has 153 septets, and a sign with an
#   escape may not be split between two of them (3GPP TS 23.040, 9.2.3.24.1), so the '[' opens the second part.
# Seen: sms-length says 2, as if septets could be divided by 153 alone: the sender pays for a part that nobody
#   foresaw. split-sms says 3.
# Kuu: src/domain/messaging/gsm/sms-parts.test.ts
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  sms-length@0.2.2 split-sms@0.1.7
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import sms from 'sms-length'
import splitter from 'split-sms'

const text = 'a'.repeat(152) + '[' + 'a'.repeat(152)
const counted = sms.count(text)
const parts = splitter.split(text).parts.length
console.log('sms-length:', counted.messages, 'parts of', counted.length, 'septets; split-sms:', parts)
assert.deepEqual([counted.messages, counted.length, parts], [2, 306, 3])
END
node "$dir/check.mjs"

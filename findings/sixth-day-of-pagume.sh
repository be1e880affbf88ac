#!/bin/sh
# Software: npm ethiopian-calendar-new 1.1.0, beside ethiopian-date 0.0.6.
# Valid: 11 September 2023. The Ethiopian year 2015 is a leap year, so this is 6 Pagume 2015, and the new year is on
#   12 September (the 'ethiopic' calendar of Unicode CLDR, which Intl of JavaScript knows too).
# Expected: 6 Pagume 2015, then 1 Meskerem 2016; two days of one calendar are two of the other.
# Seen: 1 Meskerem 2016 already, and every day of that year is one too far; backwards, 6 Pagume 2015 and 1 Meskerem
#   2016 are both 11 September, though the library itself says that 2015 is a leap year. It is so after each leap
#   year.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  ethiopian-calendar-new@1.1.0 ethiopian-date@0.0.6
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import calendar from 'ethiopian-calendar-new'
import other from 'ethiopian-date'

const day = (date) => Object.values(date).join('-')
const seen = day(calendar.toEthiopian(2023, 9, 11))
const back = [calendar.toGregorian(2015, 13, 6), calendar.toGregorian(2016, 1, 1)].map(day)
const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic', { timeZone: 'UTC' }).format(Date.UTC(2023, 8, 11))
const right = other.toEthiopian(2023, 9, 11).join('-')
console.log('2023-09-11:', seen, '| ethiopian-date:', right, '| Intl:', intl)
console.log('leap year 2015:', calendar.isEthiopianLeapYear(2015), '| 2015-13-6 and 2016-1-1 are', back)
assert.equal(seen, '2016-1-1')
assert.equal(day(calendar.toEthiopian(2024, 9, 9)), '2016-13-5')
assert.equal(day(calendar.toEthiopian(2024, 9, 11)), '2017-1-1')
assert.deepEqual([right, intl.slice(0, 9)], ['2015-13-6', '13/6/2015'])
assert.equal(calendar.isEthiopianLeapYear(2015), true)
assert.deepEqual(back, ['2023-9-11', '2023-9-11'])
END
node "$dir/check.mjs"

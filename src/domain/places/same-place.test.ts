import { expect, test } from 'vitest'
import { isSamePlace } from './same-place.ts'

test.each([
  ['Gbarnga, Liberia', 'GBARNGA,  liberia', true],
  ['Gbarnga, Liberia', 'Gbarnga, Bong County, LR', true],
  ['Zzyzx, Bong, Liberia', 'zzyzx , Bong County, Liberia', true],
  ['Thiès, Sénégal', 'Thies, Senegal', true],
  ['Zzyzx', 'ZZYZX', true],
  ['Gbarnga, Liberia', 'Palala, Bong County, Liberia', false],
  ['Zzyzx, Bong, Liberia', 'Zzyzy, Bong, Liberia', false],
  // A county is no place at which two people meet.
  ['Bong, Liberia', 'Bong County, LR', false],
  ['', '', false],
  [null, 'Gbarnga, Liberia', false],
])('%j and %j: %s', (one, other, isSame) => {
  expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([isSame, isSame])
})

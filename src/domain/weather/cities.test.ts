import { expect, test } from 'vitest'
import { cityOf, nearestCity } from './cities.ts'

test.each([
  ['Kano, Nigeria', 'Kano, Nigeria'],
  [' kano , Kano State, nigeria', 'Kano, Nigeria'],
  ['Kumasi', 'Kumasi, Ghana'],
  ['Gbarnga, Liberia', 'Monrovia, Liberia'],
  ['Nakuru, Kenya', 'Nairobi, Kenya'],
  ['Kumasi, Kenya', 'Nairobi, Kenya'],
  ['Kano, Atlantis', null],
  ['Maseru, Lesotho', null],
  ['', null],
  [null, null],
])('the weather of %j is that of %s', (place, city) => expect(cityOf(place)).toBe(city))

test.each([
  [7, -9.47, 'Monrovia, Liberia'],
  [12.6, 8.1, 'Kano, Nigeria'],
  [51.5, -0.1, null],
])('the city nearest to %d, %d is %s', (latitude, longitude, city) =>
  expect(nearestCity({ latitude, longitude })).toBe(city),
)

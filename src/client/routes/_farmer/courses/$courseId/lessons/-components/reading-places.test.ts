import { beforeEach, expect, test, vi } from 'vitest'
import { placeOf, storePlace } from './reading-places.ts'

let stored: Record<string, string> = {}
beforeEach(() => {
  stored = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
    removeItem: (key: string) => {
      delete stored[key]
    },
  })
})

test('each lesson of each reader has its place', () => {
  storePlace('martha', 'land', 0.4)
  storePlace('martha', 'seed', 0.9)
  storePlace('samuel', 'land', 0.1)
  expect([placeOf('martha', 'land'), placeOf('martha', 'seed'), placeOf('samuel', 'land')]).toEqual([0.4, 0.9, 0.1])
  expect(placeOf('samuel', 'seed')).toBeUndefined()
})

test('above the text, and once the lesson is done, there is no place', () => {
  for (const none of [-0.2, 0, undefined]) {
    storePlace('martha', 'land', 0.4)
    storePlace('martha', 'land', none)
    expect(placeOf('martha', 'land')).toBeUndefined()
  }
  expect(stored).toEqual({})
})

test('the last thirty lessons are remembered', () => {
  for (let lesson = 0; lesson < 40; lesson++) storePlace('martha', `lesson ${lesson}`, 0.5)
  expect(placeOf('martha', 'lesson 9')).toBeUndefined()
  expect(placeOf('martha', 'lesson 10')).toBe(0.5)
})

test.each(['', 'x', '{}', '[1, null, ["land"], ["land", "far"]]'])('an entry %j is no place', (text) => {
  stored['kuu.places.martha'] = text
  expect(placeOf('martha', 'land')).toBeUndefined()
})

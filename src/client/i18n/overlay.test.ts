import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { overlay } from './overlay.ts'

const DAYS = compile('{count, plural, one {# day} other {# days}}')
const words = { title: 'My Crops', days: DAYS, part: { hello: compile('Hello, {name}') } }

test('what administrators wrote stands in place of the release’s words', () => {
  const days = compile('{count, plural, other {siku #}}')
  const live = { 'farmer.title': 'Mimea', 'farmer.days': days, 'farmer.part.hello': compile('{name}, habari') }
  expect(overlay(words, 'farmer', live)).toEqual({ title: 'Mimea', days, part: { hello: [['name'], ', habari'] } })
})

test('of another area, another version or another shape nothing is taken', () => {
  expect(overlay(words, 'farmer', { 'market.title': 'Soko', farmer: 'x' })).toBe(words)
  const odd = { 'farmer.title': compile('Hi {name}'), 'farmer.days': 'siku', 'farmer.part': 'x', 'farmer.gone': 'x' }
  expect(overlay(words, 'farmer', odd)).toEqual(words)
})

import { expect, test } from 'vitest'
import { CHECKS } from './checks.ts'
import { boundedText, dayText, instantText, optionalDay, optionalText, requiredText } from './contract.ts'

const answerOf = (schema: { safeParse: (value: unknown) => { success: boolean; data?: unknown } }, value: unknown) => {
  const { success, data } = schema.safeParse(value)
  return success ? data : 'refused'
}

test.each([
  ['a word', 'Maize', 'Maize'],
  ['blanks around it', ' \t Maize\n', 'Maize'],
  ['an emoji, which is a whole surrogate pair', '🌽', '🌽'],
  ['the end of a surrogate pair', 'a\udc00', 'refused'],
  ['the beginning of one', '\ud83ca', 'refused'],
  ['NUL', 'a\u0000b', 'refused'],
  ['six characters', 'abcdef', 'refused'],
  ['six with the blanks', ' abcde', 'abcde'],
  ['a number', 5, 'refused'],
])('a text of at most five characters: %s', (_, value, kept) => {
  for (const text of [boundedText(5), optionalText(5), requiredText(5, 'note')])
    expect(answerOf(text, value)).toBe(kept)
})

test.each([undefined, null, '', '   '])('%j is no text', (value) => {
  expect(answerOf(optionalText(5), value)).toBeNull()
  expect(requiredText(5, 'note').safeParse(value).error?.issues[0]?.message).toBe(CHECKS.note)
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', 'refused'],
  ['2025-13-01', 'refused'],
  ['2025-09-27T00:00:00Z', '2025-09-27'],
  ['2025-09-27T23:59:59-11:00', '2025-09-27'],
  ['1900-01-01', '1900-01-01'],
  ['1899-12-31', 'refused'],
  ['2200-12-31', '2200-12-31'],
  ['2201-01-01', 'refused'],
  ['9999-12-31', 'refused'],
  ['2025-9-27', 'refused'],
  ['1/15/2006', 'refused'],
  ['tomorrow', 'refused'],
  ['', 'refused'],
])('the day %s', (value, kept) => {
  expect(answerOf(dayText, value)).toBe(kept)
  expect(answerOf(optionalDay, value)).toBe(value ? kept : null)
})

test.each([
  ['2026-11-21T08:00:00Z', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T08:00:00.1234567Z', '2026-11-21T08:00:00.123Z'],
  ['2026-11-21T08:00:00+03:00', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T08:00:00', 'refused'],
  ['2026-11-21', 'refused'],
  ['2200-12-31T23:59:59Z', '2200-12-31T23:59:59.000Z'],
  ['2200-12-31T23:59:59-01:00', 'refused'],
  ['9999-12-31T23:59:59-11:00', 'refused'],
  ['0000-01-01T00:00:00Z', 'refused'],
])('the moment %s', (value, kept) => {
  expect(answerOf(instantText, value)).toBe(kept)
})

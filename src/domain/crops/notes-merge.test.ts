import { expect, test } from 'vitest'
import { mergeNotes } from './notes-merge.ts'

const text = (lines: string) => lines.split(' ').join('\n')

test.each([
  ['a line of theirs in the middle of mine', 'a b c', 'a b', 'a X b', 'a X b c'],
  ['a line that I took out, beside one that they added', 'a', 'a b', 'a b X', 'a X'],
  ['a line that each of us changed', 'A b c', 'a b c', 'a b C', 'A b C'],
  ['a line that they took out and I left', 'a b c', 'a b', 'b', 'b c'],
  ['the same line by both', 'a b', 'a', 'a b', 'a b'],
  ['lines at the same place: mine stands with what I saw', 'a M b', 'a b', 'a T b', 'a M T b'],
  ['lines that overlap', 'M c', 'a b c', 'a T', 'M T'],
])('%s', (_, mine, seen, theirs, merged) => {
  expect(mergeNotes(text(mine), text(seen), text(theirs))).toBe(text(merged))
})

test.each([
  ['a line that both changed stays as both have it', 'a M', 'a b', 'a T', 'a T  M'],
  ['notes that both began', 'M', '', 'T', 'T  M'],
])('%s', (_, mine, seen, theirs, merged) => {
  expect(mergeNotes(text(mine), text(seen), text(theirs))).toBe(text(merged))
})

test('of two edits that waited while somebody wrote into my notes no line stands twice', () => {
  const [first, second, third] = ['a b', 'a b c', 'A b c d'].map(text) as [string, string, string]
  const afterFirst = mergeNotes(second, first, text('a X b'))
  expect(mergeNotes(third, second, afterFirst)).toBe(text('A X b c d'))
})

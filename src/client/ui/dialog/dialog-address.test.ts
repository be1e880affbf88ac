import { expect, test } from 'vitest'
import { addressOf, dialogAt, dialogSearch } from './dialog-address.ts'

test.each([
  ['help', { open: 'help' }, { name: 'help', id: undefined }],
  ['crop.c1', { open: 'crop.c1' }, { name: 'crop', id: 'c1' }],
  ['transport.Lagos St. Mary', { open: 'transport.Lagos St. Mary' }, { name: 'transport', id: 'Lagos St. Mary' }],
  // Links of notifications have the id of an advisory alone.
  ['0190c1f2-a', { open: 'advisory.0190c1f2-a' }, { name: 'advisory', id: '0190c1f2-a' }],
  ['', { open: undefined }, { name: undefined, id: undefined }],
  [['help'], { open: undefined }, { name: undefined, id: undefined }],
  [undefined, { open: undefined }, { name: undefined, id: undefined }],
])('open=%s', (open, search, dialog) => {
  expect(dialogSearch({ open })).toEqual(search)
  expect(dialogAt(dialogSearch({ open }).open)).toEqual(dialog)
})

test('an address without an id has no dot', () => {
  expect([addressOf('help'), addressOf('crop', 'c1'), addressOf('add-crop', '')]).toEqual(['help', 'crop.c1', 'add-crop']) // biome-ignore format: one line
})

import { expect, test } from 'vitest'
import { subjectsOf } from './subjects.ts'

test.each<[string, unknown[], string[]]>([
  ['a row and who it belongs to', [{ id: 'note', farmerId: 'martha', text: 'Zorzor' }], ['note', 'martha']],
  ['the request as well as its answer', [{ ticketId: 'KUU-A' }, { id: 'row' }], ['KUU-A', 'row']],
  ['rows of a list, each once', [{ ids: ['a', 'b'] }, { users: [{ id: 'a' }, { id: 'c' }] }], ['a', 'b', 'c']],
  ['a phone number however it was written', [{ phone: '+231 77-000 0001' }, { toPhone: '00231770000001' }], ['+231770000001']], // biome-ignore format: one row
  ['a number within one country, as it is', [{ phone: '0770000001' }], ['0770000001']],
  ['no words, names, amounts or empty values', [{ fullName: 'Martha', message: 'Come', amount: 5, agentId: null, id: '' }, null], []], // biome-ignore format: one row
])('names %s', (_, spoken, subjects) => {
  expect(subjectsOf(...spoken)).toEqual(subjects)
})

import { expect, test } from 'vitest'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { waitingFor } from '#client/routes/_farmer/outbox/-components/waiting-for.ts'
import { entryOf } from './phone.ts'

const entry = (seq: number, path: string, rows: string[], more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...entryOf({ userId: 'martha', path, input: { id: rows[0] }, rows, ...more }),
  seq,
})
const crop = entry(1, 'farmer.crops.add', ['new'])
const note = entry(2, 'farmer.cropLog.note', ['line', 'new'])

test('notes, care and photos of a crop that is to be sent wait for it', () => {
  const care = entry(3, 'farmer.care.done', ['new'])
  const others = [entry(4, 'farmer.care.done', ['plot']), entry(5, 'farmer.crops.change', ['new'], { isDone: true })]
  expect(waitingFor(crop, [crop, note, care, ...others])).toEqual([note, care])
})

test('nothing waits for a write that makes no crop', () => {
  expect(waitingFor(note, [crop, note])).toEqual([])
})

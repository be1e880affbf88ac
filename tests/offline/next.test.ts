import { expect, test } from 'vitest'
import { drain, nextOf } from '#client/offline/outbox/drain.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { Outcome } from '#client/offline/outbox/send.ts'
import { entryOf } from './phone.ts'

const refusal = { message: 'No', code: null, problem: null, fields: null, clashes: null }
const entry = (seq: number, rows: string[], more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...entryOf({ userId: 'martha', path: 'p', input: {}, rows }),
  seq,
  ...more,
})

const GONE = { path: 'farmer.crops.remove' }
const BACK = { path: 'farmer.crops.restore' }

test('an edit lock holds later writes to the same row, and nothing else', () => {
  const [first, ...rest] = [entry(1, ['a']), entry(2, ['a']), entry(3, ['b'])]
  expect(nextOf([first!, ...rest], new Set(), new Set([first!.key]))?.seq).toBe(3)
})

test.each<[string, OutboxEntry[], number[], number | undefined]>([
  ['nothing waits', [], [], undefined],
  ['the first is sent first', [entry(1, ['a']), entry(2, ['b'])], [], 1],
  ['a refused one is skipped', [entry(1, ['a'], { refusal }), entry(2, ['b'])], [], 2],
  ['it blocks later writes to its row', [entry(1, ['a'], { refusal }), entry(2, ['a'])], [], undefined],
  ['so does a postponed one', [entry(1, ['a']), entry(2, ['a']), entry(3, ['c'])], [1], 3],
  ['a blocked one blocks others', [entry(1, ['a'], { refusal }), entry(2, ['a', 'b']), entry(3, ['b'])], [], undefined],
  ['a write without a row blocks nothing', [entry(1, [], { refusal }), entry(2, [])], [], 2],
  ['earlier writes are not blocked', [entry(1, ['b']), entry(2, ['b'], { refusal })], [], 1],
  ['a crop is brought back for what was refused because it was gone', [entry(1, ['a'], { refusal }), entry(2, ['a']), entry(3, ['a'], BACK)], [], 3], // biome-ignore format: one row
  ['but not before its removal', [entry(1, ['a'], { refusal }), entry(2, ['a'], GONE), entry(3, ['a'], BACK)], [], undefined], // biome-ignore format: one row
  ['nor before one that is postponed', [entry(1, ['a'], GONE), entry(2, ['a'], BACK)], [1], undefined],
  ['a removal that asks does not hold it', [entry(1, ['a'], { ...GONE, refusal }), entry(2, ['a'], BACK)], [], 2],
])('%s', (_, entries, putOff, seq) => {
  expect(nextOf(entries, new Set(putOff))?.seq).toBe(seq)
})

/** Drains a queue in memory; each entry has its outcomes, one for each attempt. */
async function drained(entries: OutboxEntry[], outcomes: Record<number, Outcome['kind'] | 'skipped'>) {
  const left = [...entries]
  const tried: number[] = []
  const take = async ({ seq }: OutboxEntry) => {
    left.splice(
      left.findIndex((each) => each.seq === seq),
      1,
    )
  }
  const end = await drain({
    list: async () => left,
    lockedKeys: async () => new Set(),
    send: async ({ seq }) => {
      tried.push(seq)
      const kind = outcomes[seq] ?? 'accepted'
      if (kind === 'skipped') await take(entries.find((each) => each.seq === seq)!)
      return kind === 'accepted' ? { kind, answer: null } : kind === 'refused' ? { kind, refusal } : { kind }
    },
    accepted: take,
    refused: async (refused, why) => {
      left[left.findIndex(({ seq }) => seq === refused.seq)] = { ...refused, refusal: why }
    },
    sending: () => undefined,
  })
  return { end, tried, left: left.map(({ seq }) => seq) }
}

test.each<[string, Parameters<typeof drained>[1], Awaited<ReturnType<typeof drained>>]>([
  ['all accepted', {}, { end: 'done', tried: [1, 2, 3], left: [] }],
  ['no answer: the rest is not tried', { 1: 'unreachable' }, { end: 'unreachable', tried: [1], left: [1, 2, 3] }],
  ['signed out: the rest is not sent', { 2: 'signedOut' }, { end: 'signedOut', tried: [1, 2], left: [2, 3] }],
  ['one is postponed: others are sent, its row waits', { 1: 'later' }, { end: 'later', tried: [1, 2], left: [1, 3] }], // biome-ignore format: one row
  ['one is refused: its row waits', { 1: 'refused' }, { end: 'done', tried: [1, 2], left: [1, 3] }],
  ['one belongs to another user', { 2: 'skipped' }, { end: 'done', tried: [1, 2, 3], left: [] }],
])('drain: %s', async (_, outcomes, expected) => {
  expect(await drained([entry(1, ['a']), entry(2, ['b']), entry(3, ['a'])], outcomes)).toEqual(expected)
})

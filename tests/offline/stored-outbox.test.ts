import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { optimisticCrops } from '#client/offline/optimistic/crops.ts'
import { optimisticTickets } from '#client/offline/optimistic/tickets.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { openStore } from '#client/offline/store.ts'
import { contactRequests, cropActivities, farmerCrops, photos, ticketReplies } from '#db/schema/index.ts'
import { appRouter } from '#routers/index.ts'
import { village } from '../village.ts'
import { network } from './network.ts'
import { phone } from './phone.ts'

const PHONES = join(import.meta.dirname, '../fixtures/phones')

/** The outboxes that earlier versions of the app left on phones, each named after the day of its version. */
const entriesOf = (file: string): OutboxEntry[] => {
  const entries: (OutboxEntry & { attachment?: { bytes: unknown } })[] = JSON.parse(
    readFileSync(join(PHONES, file), 'utf8'),
  )
  return entries.map((entry) =>
    entry.attachment
      ? {
          ...entry,
          attachment: {
            ...entry.attachment,
            bytes: Uint8Array.from(Buffer.from(String(entry.attachment.bytes), 'base64')).buffer,
          },
        }
      : entry,
  )
}

/** A phone of a farmer of the village, with these entries from an earlier version of the app. */
async function phoneOf(entries: OutboxEntry[]) {
  const v = village()
  const { token } = await v.sessions.open('martha')
  const p = await phone(
    network(() => v.app),
    { token, user: { id: 'martha' } },
  )
  const store = (await openStore())!
  for (const entry of entries) await store.put('outbox', entry)
  return { v, p }
}

describe.each(readdirSync(PHONES))('a phone with the outbox of %s', (file) => {
  const entries = entriesOf(file)

  test('has only writes whose procedures still exist', () => {
    expect(Object.keys(appRouter._def.procedures)).toEqual(expect.arrayContaining(entries.map(({ path }) => path)))
  })

  test('delivers each of them, once', async () => {
    // The last ones remove what the others change; the test below delivers them.
    const changes = entries.filter(({ path }) => !path.endsWith('.remove'))
    const { v, p } = await phoneOf(changes)
    const { outbox, state } = p.open()
    await outbox.sendAll()
    expect(state.entries.map(({ path, refusal }) => [path, refusal?.message])).toEqual([])
    const rows = () =>
      [farmerCrops, cropActivities, contactRequests, ticketReplies, photos].map((table) =>
        v.db.select().from(table).all(),
      )
    const [crops, log, requests, replies, pictures] = rows()
    expect(crops).toHaveLength(2)
    expect(crops).toContainEqual(
      expect.objectContaining({
        id: 'plot',
        fieldSize: 20_000,
        notes: 'Weeded',
        status: 'harvested',
        actualYield: 850,
      }),
    )
    expect(log).toContainEqual(expect.objectContaining({ text: 'Worms in the cobs', photoId: expect.any(String) }))
    expect([requests!.length, replies!.length, pictures!.length]).toEqual([2, 1, 1])

    const store = (await openStore())!
    for (const entry of changes) await store.put('outbox', entry)
    const before = rows()
    await outbox.sendAll()
    expect(state.entries).toEqual([])
    expect(rows()).toEqual(before)
  })

  test('delivers the removals, too', async () => {
    const { v, p } = await phoneOf(entries)
    const { outbox, state } = p.open()
    await outbox.sendAll()
    expect(state.entries).toEqual([])
    expect(
      v.db
        .select()
        .from(farmerCrops)
        .all()
        .find(({ id }) => id === 'plot')?.removedAt,
    ).toEqual(expect.any(String))
  })

  test('shows the pending writes', async () => {
    const { p } = await phoneOf(entries)
    const { outbox, state, lose } = p.open()
    lose()
    await outbox.refresh()
    const [added] = optimisticCrops([], state.entries, 'martha')
    expect(added).toMatchObject({ notes: 'By the river', areaSize: 0.5, isPending: true })
    expect(optimisticTickets({ pages: [], pageParams: [] }, state.entries)).toMatchObject([
      { message: 'Who buys maize in Kakata?' },
    ])
  })
})

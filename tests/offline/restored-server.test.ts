import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyDatabase } from '#db/backup/copy.ts'
import { noteRestore, skipChanges } from '#db/backup/put-back.ts'
import { asOwnUser } from '#domain/people/own-user.ts'
import { village } from '../village.ts'
import { waitFor } from '../wait-for.ts'
import { world } from '../world.ts'
import { stubBrowser } from './browser.ts'
import { network } from './network.ts'
import { allWordsOn, PNG } from './written.ts'

stubBrowser()

const HOUR_MS = 3_600_000
const ids = { farmerId: 'martha', cropId: 'plot' }

/** A phone with the client as a page creates it, before a server that can be restored to an earlier copy of itself. */
async function page() {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const v = village()
  let server: Pick<typeof v, 'app' | 'db' | 'clock'> = v
  const { fetch } = network(() => server.app)
  vi.stubGlobal('fetch', fetch)
  const later = (ms = HOUR_MS) => {
    vi.setSystemTime(Date.now() + ms)
    server.clock.now = new Date()
  }
  later(0)
  const { startSession } = await import('#client/phone/session.ts')
  const { api } = await import('#client/api/client.ts')
  const { setRefetchAffected } = await import('#client/offline/outbox/outbox.ts')
  setRefetchAffected(async () => true)
  const signIn = async () =>
    startSession({ token: (await v.sessions.open('martha')).token, user: asOwnUser(v.people.martha!) })
  await signIn()
  const { trpc } = await import('#client/api/hooks.ts')
  const { queryClient } = await import('#client/api/query-client.ts')
  const { getQueryKey } = await import('#client/api/query-key.ts')
  return {
    api,
    signIn,
    /** The list of crops is on the screen. */
    showCrops: async () =>
      queryClient.setQueryData(
        getQueryKey(trpc.farmer.crops.list, { farmerId: 'martha' }, 'query'),
        await api.farmer.crops.list.query({ farmerId: 'martha' }),
      ),
    later,
    words: () => allWordsOn(server),
    db: () => server.db,
    ...(await import('#client/offline/outbox/outbox-state.ts')),
    ...(await import('#client/offline/cache/sync.ts')),
    ...(await import('#client/offline/sent/receipts.ts')),
    ...(await import('#client/offline/sent/restored-server.ts')),
    note: (text: string) => api.farmer.cropLog.note.mutate({ ...ids, text }),
    sync: (cursor?: string) => api.farmer.sync.changes.query({ cursor }),
    backUp: () => {
      const file = join(tmpdir(), `kuu-${crypto.randomUUID()}.db`)
      copyDatabase(server.db.$client, file)
      return (how: 'restored' | 'copied by hand') => {
        if (how === 'restored') {
          skipChanges(file)
          noteRestore(file, new Date())
        }
        server = world({ from: readFileSync(file) })
        rmSync(file)
        later(0)
      }
    },
  }
}

/** What a phone sends after the backup: a crop with what was written about it, a report with its photo, a ticket. */
async function sendMore({ api, note, later, showCrops }: Awaited<ReturnType<typeof page>>) {
  const { id } = await api.farmer.crops.add.mutate({ farmerId: 'martha', cropId: 'maize', areaSize: 1, notes: 'w2.' })
  await showCrops()
  later()
  const crop = { farmerId: 'martha', cropId: id }
  await api.farmer.cropLog.note.mutate({ ...crop, text: 'w3.' })
  await api.farmer.crops.change.mutate({ ...crop, status: 'planted', basis: { version: 1, seen: { status: 'planning' } } }) // biome-ignore format: one row
  const photo = { field: 'photoId', farmerId: 'martha', bytes: new Blob([PNG], { type: 'image/png' }) }
  await api.farmer.cropLog.report.mutate({ ...ids, text: 'w4.', isProblem: false }, { context: { photo } })
  await api.farmer.contact.submit.mutate({ name: 'Martha', message: 'w5.' })
  await note('w6.')
}

test.each(['restored', 'copied by hand'] as const)(
  'after a backup was %s what was sent since is counted, sent again, and there once',
  async (how) => {
    const phone = await page()
    await phone.note('w1.')
    phone.later()
    const putBack = phone.backUp()
    phone.later()
    await sendMore(phone)
    const { cursor, restored } = await phone.sync()
    expect(restored).toBeNull()
    phone.later()
    putBack(how)
    expect(phone.words()).toEqual(['w1.'])
    phone.later()
    const answer = await phone.sync(cursor)
    await phone.noteRestored(answer.restored!)
    // By the clocks the last one before the backup may be among them; the server knows that it has that.
    expect(phone.getOutbox().missing?.keys).toHaveLength(6)
    phone.later()
    await phone.sendMissing()
    expect(phone.getOutbox()).toMatchObject({ entries: [], missing: null })
    expect(phone.words().toSorted()).toEqual(['w1.', 'w2.', 'w3.', 'w4.', 'w5.', 'w6.'])
    const crops = phone.db().$client.prepare("select status from farmer_crops where notes = 'w2.'").pluck().all()
    expect(crops).toEqual(['planted'])
    // They have receipts again, and nothing is missing any more.
    expect(await phone.countReceipts('martha')).toBe(7)
    await phone.noteRestored(answer.restored!)
    expect(phone.getOutbox().missing).toBeNull()
  },
)

test('what a copied database lost is offered with each visit, until it is answered', async () => {
  const phone = await page()
  await phone.syncNow()
  const putBack = phone.backUp()
  phone.later()
  await phone.note('w1.')
  await phone.syncNow()
  phone.later()
  putBack('copied by hand')
  const visit = async () => {
    phone.showOutbox({ missing: null })
    await phone.syncNow()
    await vi.dynamicImportSettled()
  }
  await visit()
  await waitFor(() => expect(phone.getOutbox().missing?.keys).toHaveLength(1))
  await visit()
  await waitFor(() => expect(phone.getOutbox().missing?.keys).toHaveLength(1))
  await phone.dismissMissing()
  await visit()
  expect(phone.getOutbox().missing).toBeNull()
})

test('what the server has all the same is not missing, and is answered as before, also a report with its photo', async () => {
  const phone = await page()
  await sendMore(phone)
  const before = phone.words()
  phone.later()
  const restored = { to: '1970-01-01T00:00:00.000Z', at: new Date().toISOString() }
  await phone.noteRestored(restored)
  expect(phone.getOutbox().missing).toBeNull()
  const keys = (await phone.listReceipts('martha')).map(({ key }) => key)
  expect(keys).toHaveLength(6)
  phone.showOutbox({ missing: { ...restored, keys } })
  phone.later()
  await phone.sendMissing()
  expect(phone.getOutbox()).toMatchObject({ entries: [], missing: null })
  expect(phone.words()).toEqual(before)
  const photos = phone.db().$client.prepare("select photo_id from crop_activities where text = 'w4.'").pluck().all()
  expect(photos).toEqual([expect.any(String)])
})

test('what a copied database lost is found when the server has gone on since, and its phone synchronizes nothing', async () => {
  const phone = await page()
  const putBack = phone.backUp()
  await phone.note('w1.')
  phone.later()
  putBack('copied by hand')
  await phone.lookForRestore('martha')
  expect(phone.getOutbox().missing).toMatchObject({ to: '1970-01-01T00:00:00.000Z', keys: [expect.any(String)] })
  // A note that arrives does not say that those before it have.
  phone.later()
  await phone.note('w2.')
  phone.showOutbox({ missing: null })
  await phone.lookForRestore('martha')
  expect(phone.getOutbox().missing?.keys).toHaveLength(1)
  await phone.sendMissing()
  expect(phone.words().toSorted()).toEqual(['w1.', 'w2.'])
  await phone.lookForRestore('martha')
  expect(phone.getOutbox().missing).toBeNull()
})

test('what a copied database lost is found also where its phone has written again before it asked', async () => {
  const phone = await page()
  await phone.note('w1.')
  await phone.lookForRestore('martha')
  const putBack = phone.backUp()
  phone.later()
  await phone.note('w2.')
  phone.later()
  putBack('copied by hand')
  await phone.note('w3.')
  phone.later()
  await phone.lookForRestore('martha')
  expect(phone.getOutbox().missing?.keys).toHaveLength(1)
  await phone.sendMissing()
  expect(phone.words().toSorted()).toEqual(['w1.', 'w2.', 'w3.'])
  await phone.lookForRestore('martha')
  expect(phone.getOutbox().missing).toBeNull()
})

test('what is left is not offered again for this restore, and is for the next', async () => {
  const phone = await page()
  const putBack = phone.backUp()
  await phone.note('w1.')
  phone.later()
  putBack('copied by hand')
  const restored = { to: '1970-01-01T00:00:00.000Z', at: new Date().toISOString() }
  await phone.noteRestored(restored)
  await phone.dismissMissing()
  await phone.noteRestored(restored)
  expect(phone.getOutbox().missing).toBeNull()
  await phone.noteRestored({ ...restored, at: new Date(Date.now() + 1).toISOString() })
  expect(phone.getOutbox().missing?.keys).toHaveLength(1)
})

test('receipts are the newest first, of one user, kept for 90 days, and gone after a sign-out', async () => {
  const phone = await page()
  const { noteServerDate } = await import('#client/phone/server-clock.ts')
  const DAYS_MS = 24 * HOUR_MS
  for (const word of ['w1.', 'w2.', 'w3.']) {
    await phone.note(word)
    phone.later(40 * DAYS_MS)
    await phone.signIn()
    noteServerDate(new Date().toUTCString())
  }
  const texts = (await phone.listReceipts('martha')).map(({ input }) => input.text)
  expect(texts).toEqual(['w3.', 'w2.', 'w1.'])
  expect(await phone.listReceipts('martha', { limit: 1 })).toMatchObject([{ path: 'farmer.cropLog.note', optimisticAnswer: { text: 'w3.' } }]) // biome-ignore format: one row
  expect(await phone.countReceipts('joseph')).toBe(0)
  await phone.note('w4.')
  expect((await phone.listReceipts('martha')).map(({ input }) => input.text)).toEqual(['w4.', 'w3.', 'w2.'])
  const { forgetAnswers } = await import('#client/offline/cache/persister.ts')
  await forgetAnswers()
  expect(await phone.countReceipts('martha')).toBe(0)
})

import { beforeEach, expect, test } from 'vitest'
import { MAX_SAVED_BYTES, readSavedOutbox } from '#domain/sync/saved-outbox.ts'
import { allWordsOn, PNG } from '../../offline/written.ts'
import { type Village, village } from '../../village.ts'

let v: Village
beforeEach(() => {
  v = village()
})

const plot = { farmerId: 'martha', cropId: 'plot' }
const NOTE = 'farmer.cropLog.note'
const FIELD = '5f0c1a52-8d1e-4c39-9a55-0d2f6a1b7c01'
const LINE = '5f0c1a52-8d1e-4c39-9a55-0d2f6a1b7c02'
const noteOf = (text: string) => ({ ...plot, id: LINE, text })

/** Sends a write over HTTP as the phones do: under a key, and as an agent for a farmer. */
async function send(who: 'martha' | 'joseph' | 'hawa', path: string, input: object, { key = 'k1', owner }: { key?: string; owner?: string } = {}) {
  const { token } = await v.sessions.open(who)
  const answer = await v.app.request(`/trpc/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'kuu-author': who, 'idempotency-key': key, ...(owner && { 'kuu-for': owner }) },
    body: JSON.stringify({ json: input }),
  })
  return { status: answer.status, body: await answer.text() }
} // biome-ignore format: one row each

test.each([
  ['the agent first, then the phone', 'hawa', 'martha'],
  ['the phone first, then the agent', 'martha', 'hawa'],
] as const)('what a farmer saved is done once: %s', async (_, first, second) => {
  const owner = (who: string) => (who === 'hawa' ? { owner: 'martha' } : {})
  const writes: [string, object][] = [
    ['farmer.crops.add', { farmerId: 'martha', cropId: 'maize', id: FIELD, areaSize: 1, notes: 'w1.' }],
    [NOTE, { farmerId: 'martha', cropId: FIELD, id: LINE, text: 'w2.' }],
    ['farmer.crops.change', { ...plot, status: 'harvesting', basis: { version: 1, seen: { status: 'growing' } } }],
  ]
  for (const who of [first, second])
    for (const [path, input] of writes)
      expect((await send(who, path, input, { key: path, ...owner(who) })).status, `${who} ${path}`).toBe(200)
  expect(allWordsOn(v).toSorted()).toEqual(['w1.', 'w2.'])
})

test('a photo that the agent sent for the farmer is the same when the phone sends it', async () => {
  const upload = async (who: 'martha' | 'hawa') => {
    const { token } = await v.sessions.open(who)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'idempotency-key': 'k/photo', ...(who === 'hawa' && { 'kuu-for': 'martha' }) } // biome-ignore format: one row
    return (await v.app.request('/api/farmers/martha/photos', { method: 'POST', headers, body: PNG })).text()
  }
  expect(await upload('hawa')).toBe(await upload('martha'))
})

test.each([
  ['another farmer', 'joseph', NOTE, noteOf('w1.'), 'martha'],
  ['an agent for another farmer than the one written about', 'hawa', NOTE, noteOf('w1.'), 'joseph'],
  ['an agent for nobody', 'hawa', NOTE, { ...noteOf('w1.'), farmerId: 'nobody' }, 'nobody'],
  ['an agent with a write of the account', 'hawa', 'farmer.preferences.set', { smsUpdates: true }, 'martha'],
] as const)('is refused: %s', async (_, who, path, input, owner) => {
  expect((await send(who, path, input, { owner })).status).toBe(404)
  expect(allWordsOn(v)).toEqual([])
})

test('the stored answer of a farmer is given to nobody without reach', async () => {
  await send('martha', NOTE, noteOf('w1.'))
  const answer = await send('joseph', NOTE, noteOf('w1.'), { owner: 'martha' })
  expect(answer.status).toBe(404)
  expect(answer.body).not.toContain('w1.')
})

const entry = { key: 'k', userId: 'martha', path: NOTE, input: noteOf('w1.'), writtenAt: '2026-11-21T12:00:00.000Z' }
const fileOf = (...entries: object[]) => JSON.stringify({ version: 1, entries })

test('a saved file is read with what an agent may send; the rest stays with the farmer', () => {
  const photo = { field: 'photoId', farmerId: 'martha', type: 'image/png', bytes: PNG.toString('base64') }
  const report = { ...entry, path: 'farmer.cropLog.report', attachment: photo, seq: 3, rows: ['plot'] }
  const bookmark = { ...entry, path: 'farmer.bookmarks.set', input: { advisoryId: 'scout', isBookmarked: true } }
  const read = readSavedOutbox(fileOf(entry, report, bookmark))
  expect(read).toMatchObject({ problem: null, farmerId: 'martha', personal: 1, entries: [{ key: 'k' }, { attachment: photo }] }) // biome-ignore format: one row
})

const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
test.each([
  ['nothing', '', 'notOurs'],
  ['no JSON', 'PK\u0003\u0004', 'notOurs'],
  ['a file of another version', JSON.stringify({ version: 2, entries: [entry] }), 'notOurs'],
  ['a depth that no phone writes', `{"version":1,"entries":${deep}}`, 'notOurs'],
  ['too many entries', fileOf(...Array.from({ length: 2001 }, () => entry)), 'notOurs'],
  ['too many bytes', ' '.repeat(MAX_SAVED_BYTES + 1), 'tooLarge'],
  ['two farmers', fileOf(entry, { ...entry, userId: 'joseph' }), 'severalFarmers'],
  ['the crop of another farmer', fileOf({ ...entry, input: { ...entry.input, farmerId: 'joseph' } }), 'severalFarmers'],
  ['a procedure of administrators', fileOf({ ...entry, path: 'admin.loans.approve' }), 'unknownWrite'],
  ['a name of every object', fileOf({ ...entry, path: 'constructor' }), 'unknownWrite'],
  ['an input that the contract refuses', fileOf({ ...entry, input: { ...entry.input, text: 'x'.repeat(3000) } }), 'damaged'],
  ['a photo that is no base64', fileOf({ ...entry, attachment: { field: 'photoId', farmerId: 'martha', type: 'image/png', bytes: '<script>' } }), 'notOurs'],
] as const)('a file is refused that has %s', (_, file, problem) => {
  expect(readSavedOutbox(file)).toEqual({ problem })
}) // biome-ignore format: a table

test('script strings stay text', () => {
  const text = '<img src=x onerror=alert(1)>'
  expect(readSavedOutbox(fileOf({ ...entry, input: noteOf(text) }))).toMatchObject({ entries: [{ input: { text } }] })
})

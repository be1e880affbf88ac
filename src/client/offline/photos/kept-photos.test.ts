import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '#client/offline/store.ts'
import { UnreadablePhoto } from '#client/ui/photo/shrink-photo.ts'
import { holdPhotos, keepPhoto, readPhoto } from './kept-photos.ts'

const signedIn = vi.hoisted(() => ({ id: 'martha' as string | undefined }))
vi.mock('#client/phone/session.ts', () => ({
  getSession: () => (signedIn.id ? { user: { id: signedIn.id } } : null),
}))

const photo = (of: string) => Promise.resolve(new Blob([of], { type: 'image/jpeg' }))
const isKept = (key: string) =>
  readPhoto(key).then(
    () => true,
    () => false,
  )
/** Lets the tidying come that opening or leaving a form brings about. */
async function later() {
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

beforeEach(async () => {
  signedIn.id = 'martha'
  vi.stubGlobal('localStorage', {})
  await (await openStore())!.clear('meta')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a photo that was chosen comes back as it was, for its owner only', async () => {
  await keepPhoto('leaf', photo('leaf'))
  const kept = await readPhoto('leaf')
  expect([kept.type, await kept.text()]).toEqual(['image/jpeg', 'leaf'])
  signedIn.id = 'moses'
  await expect(readPhoto('leaf')).rejects.toThrow(UnreadablePhoto)
  signedIn.id = undefined
  await expect(readPhoto('leaf')).rejects.toThrow(UnreadablePhoto)
})

test('a photo whose owner leaves while it is made small is not stored', async () => {
  const keeping = keepPhoto('leaf', photo('leaf'))
  signedIn.id = undefined
  await keeping
  expect(await (await openStore())!.count('meta')).toBe(0)
})

test('what cannot be read is not stored, and a phone without room does no harm', async () => {
  await keepPhoto('leaf', Promise.reject(new UnreadablePhoto('No photo')))
  vi.spyOn((await openStore())!, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
  await keepPhoto('stem', photo('stem'))
  expect(await (await openStore())!.count('meta')).toBe(0)
})

test('photos are deleted once neither an open form nor a draft names them, and nothing else is', async () => {
  const store = (await openStore())!
  await store.put('meta', 'of another', 'photo moses leaf')
  await store.put('meta', 'of another kind', 'sent martha 1')
  for (const key of ['shown', 'drafted', 'thrown-away']) await keepPhoto(key, photo(key))
  vi.stubGlobal('localStorage', { 'kuu.draft.martha report.maize': '{"photoId":"drafted"}', authToken: 't' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const release = holdPhotos(['shown'])
  await later()
  expect(await Promise.all(['shown', 'drafted', 'thrown-away'].map(isKept))).toEqual([true, true, false])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  release()
  await later()
  expect(await store.getAllKeys('meta')).toEqual(['photo martha drafted', 'photo moses leaf', 'sent martha 1'])
})

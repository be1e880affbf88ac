import { openStore } from '#client/offline/store.ts'
import { getSession } from '#client/phone/session.ts'
import { UnreadablePhoto } from '#client/ui/photo/shrink-photo.ts'

/**
 * The photos that were chosen in forms and not sent. A form's draft names them by their keys; they lie beside the
 * outbox, in a part of the phone's store that is emptied with the drafts (see forgetAnswers).
 */
const placesOf = (userId: string) => `photo ${userId} `

/** A buffer, and not the blob itself: some browsers lose the bytes of a stored blob whose file is gone. */
type KeptPhoto = { type: string; bytes: ArrayBuffer }

/** Stores a photo as soon as it is small. On a full phone the form still has it; it is lost only with the page. */
export async function keepPhoto(key: string, small: Promise<Blob>) {
  const owner = getSession()?.user.id
  const photo = await small.catch(() => null)
  if (!owner || !photo) return
  const kept: KeptPhoto = { type: photo.type, bytes: await photo.arrayBuffer() }
  const store = await openStore()
  // Of somebody who has left meanwhile nothing is stored any more.
  if (getSession()?.user.id === owner) await store?.put('meta', kept, placesOf(owner) + key).catch(() => undefined)
}

/** A photo that an earlier visit to the form has kept. */
export async function readPhoto(key: string): Promise<Blob> {
  const owner = getSession()?.user.id
  const store = await openStore()
  const kept = owner && ((await store?.get('meta', placesOf(owner) + key)) as KeptPhoto | undefined)
  if (!kept) throw new UnreadablePhoto('This photo is not on the phone')
  return new Blob([kept.bytes], { type: kept.type })
}

/** The photos of the forms that are open in this window: one that is being sent has no draft. */
const held = new Set<string>()

/** Says that a form shows these photos; returns how to say that it does so no longer. */
export function holdPhotos(keys: readonly string[]) {
  for (const key of keys) held.add(key)
  tidySoon()
  return () => {
    for (const key of keys) held.delete(key)
    tidySoon()
  }
}

/** By then nobody can undo 'Start over', which names the photos again. */
const TIDY_AFTER_MS = 10_000
let timer: ReturnType<typeof setTimeout> | undefined
function tidySoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void dropUnnamed().catch(() => undefined), TIDY_AFTER_MS)
}

/** Drafts are entries of local storage (see drafts.ts); a key is in no other. */
const isInDraft = (key: string) => Object.values(localStorage).some((text) => String(text).includes(key))

/** Deletes the photos that no form shows and no draft names any more: they were sent, or thrown away. */
async function dropUnnamed() {
  const owner = getSession()?.user.id
  const store = await openStore()
  if (!owner || !store) return
  const head = placesOf(owner)
  for (const place of await store.getAllKeys('meta', IDBKeyRange.bound(head, `${head}\uffff`))) {
    const key = place.slice(head.length)
    if (!held.has(key) && !isInDraft(key)) await store.delete('meta', place)
  }
}

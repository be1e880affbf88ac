import { useRef, useState } from 'react'
import { askServer } from '#client/offline/connection.ts'
import { useKeptPhotos } from '#client/offline/photos/useKeptPhotos.ts'
import { getSession } from '#client/phone/session.ts'

export type ClaimPhotos = ReturnType<typeof useClaimPhotos>

type Values = { photoIds?: string[] | '' | undefined }
type FormWithPhotos = { values: Values; setValues: (change: (now: Values) => { photoIds: string[] }) => void }

/**
 * The photos of a claim: made small when they are chosen, kept with its draft by their keys, and sent with the claim,
 * which waits until they are small.
 */
export function useClaimPhotos({ values, setValues }: FormWithPhotos) {
  const keys = values.photoIds || []
  const change = (how: (keys: string[]) => string[]) => setValues(({ photoIds }) => ({ photoIds: how(photoIds || []) }))
  const remove = (key: string) => change((now) => now.filter((each) => each !== key))
  const [isUnreadable, setUnreadable] = useState(false)
  const { small, photoOf, isPreparing, add } = useKeptPhotos(keys, (lost) => {
    remove(lost)
    setUnreadable(true)
  })
  const sent = useRef(new Map<string, string>())
  /** The ids of the photos; those that are on the server already are not sent again. */
  const upload = async () => {
    const ids = sent.current
    for (const key of keys) if (!ids.has(key)) ids.set(key, await uploadPhoto(key, await photoOf(key)))
    return keys.map((key) => ids.get(key)!)
  }
  return {
    photos: keys.flatMap((key) => (small[key] ? [{ key, photo: small[key] }] : [])),
    state: isPreparing ? 'preparing' : isUnreadable ? 'unreadable' : 'idle',
    add: (file: File) => {
      const key = add(file)
      change((now) => [...now, key])
      setUnreadable(false)
    },
    remove,
    upload,
  } as const
}

/** The key makes a photo that is sent again the same one. */
async function uploadPhoto(key: string, photo: Blob): Promise<string> {
  const session = getSession()
  const answer = await askServer(`/api/farmers/${session?.user.id}/photos`, {
    method: 'POST',
    headers: {
      'content-type': photo.type,
      'idempotency-key': `${key}/photo`,
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
    // A buffer has a size, by which the time for a slow line is counted.
    body: await photo.arrayBuffer(),
  })
  if (!answer.ok) throw new Error(`The photo was answered with ${answer.status}`)
  const { id }: { id: string } = await answer.json()
  return id
}

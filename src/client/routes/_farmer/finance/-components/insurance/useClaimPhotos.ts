import { useRef, useState } from 'react'
import { getSession } from '#client/api/session.ts'
import { askServer } from '#client/offline/connection.ts'
import { newId } from '#client/offline/outbox/new-id.ts'
import { shrinkPhoto } from '#client/ui/photo/shrink-photo.ts'

/** The key makes a photo that is sent again the same one. It has no address while it is being made small. */
export type ClaimPhoto = { key: string; url: string | null; bytes: Promise<Blob> }
export type ClaimPhotos = ReturnType<typeof useClaimPhotos>

/** The photos of a claim: made small when they are chosen, and sent with the claim, which waits until they are small. */
export function useClaimPhotos() {
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([])
  const [state, setState] = useState<'idle' | 'preparing' | 'unreadable'>('idle')
  const sent = useRef(new Map<string, string>())
  const remove = ({ key, url }: ClaimPhoto) => {
    if (url) URL.revokeObjectURL(url)
    setPhotos((before) => before.filter((each) => each.key !== key))
  }
  const add = async (file: File) => {
    const photo = { key: newId(), url: null, bytes: shrinkPhoto(file) }
    setState('preparing')
    setPhotos((before) => [...before, photo])
    const small = await photo.bytes.catch(() => null)
    const ready = small && { ...photo, url: URL.createObjectURL(small) }
    if (ready) setPhotos((before) => before.map((each) => (each.key === ready.key ? ready : each)))
    else remove(photo)
    setState(ready ? 'idle' : 'unreadable')
  }
  /** The ids of the photos; those that are on the server already are not sent again. */
  const upload = async () => {
    const ids = sent.current
    for (const photo of photos) if (!ids.has(photo.key)) ids.set(photo.key, await uploadPhoto(photo))
    return photos.map(({ key }) => ids.get(key)!)
  }
  return { photos, state, add, remove, upload }
}

async function uploadPhoto({ key, bytes }: ClaimPhoto): Promise<string> {
  const session = getSession()
  const photo = await bytes
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

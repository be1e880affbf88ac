import { useRef, useState } from 'react'
import { getSession } from '#client/api/session.ts'
import { newId } from '#client/offline/outbox/new-id.ts'
import { shrinkPhoto } from '#client/ui/photo/shrink-photo.ts'

/** The key makes a photo that is sent again the same one. */
export type ClaimPhoto = { key: string; url: string; bytes: Blob }
export type ClaimPhotos = ReturnType<typeof useClaimPhotos>

/** The photos of a claim: made small when they are chosen, and sent with the claim. */
export function useClaimPhotos() {
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([])
  const [state, setState] = useState<'idle' | 'preparing' | 'unreadable'>('idle')
  const sent = useRef(new Map<string, string>())
  const add = async (file: File) => {
    setState('preparing')
    const bytes = await shrinkPhoto(file).catch(() => null)
    if (bytes) setPhotos((before) => [...before, { key: newId(), url: URL.createObjectURL(bytes), bytes }])
    setState(bytes ? 'idle' : 'unreadable')
  }
  const remove = ({ key, url }: ClaimPhoto) => {
    URL.revokeObjectURL(url)
    setPhotos((before) => before.filter((each) => each.key !== key))
  }
  /** The ids of the photos; those that are on the server already are not sent again. */
  const upload = async () => {
    for (const photo of photos) if (!sent.current.has(photo.key)) sent.current.set(photo.key, await uploadPhoto(photo))
    return photos.map(({ key }) => sent.current.get(key)!)
  }
  return { photos, state, add, remove, upload }
}

async function uploadPhoto({ key, bytes }: ClaimPhoto): Promise<string> {
  const session = getSession()
  const answer = await fetch(`/api/farmers/${session?.user.id}/photos`, {
    method: 'POST',
    headers: {
      'content-type': bytes.type,
      'idempotency-key': `${key}/photo`,
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
    body: bytes,
  })
  if (!answer.ok) throw new Error(`The photo was answered with ${answer.status}`)
  const { id }: { id: string } = await answer.json()
  return id
}

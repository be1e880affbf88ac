import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '#client/phone/new-id.ts'
import { shrinkPhoto } from '#client/ui/photo/shrink-photo.ts'
import { holdPhotos, keepPhoto, readPhoto } from './kept-photos.ts'

/**
 * The photos of a form, by the keys that stand in its values. With the draft of the form they outlast the page: what was
 * chosen is stored once it is small, and what an earlier visit chose is read again. `onUnreadable` has to take a key out
 * whose photo cannot be read.
 */
export function useKeptPhotos(keys: readonly string[], onUnreadable: (key: string) => void) {
  const [chosen] = useState(() => new Map<string, Promise<Blob>>())
  const [small, setSmall] = useState<Readonly<Record<string, Blob>>>({})
  const photoOf = (key: string) => {
    const ready = small[key]
    return ready ? Promise.resolve(ready) : (chosen.get(key) ?? readPhoto(key))
  }
  const begin = useEffectEvent((key: string) => {
    const photo = photoOf(key)
    // Also one that is stored: where it was thrown away and that was undone, it may be gone.
    void keepPhoto(key, photo)
    return photo
  })
  const lose = useEffectEvent(onUnreadable)
  const all = keys.join(' ')
  useEffect(() => {
    const shown = all === '' ? [] : all.split(' ')
    let isOver = false
    const release = holdPhotos(shown)
    for (const key of shown)
      begin(key).then(
        (photo) => isOver || setSmall((before) => ({ ...before, [key]: photo })),
        () => isOver || lose(key),
      )
    return () => {
      isOver = true
      release()
    }
  }, [all])
  return {
    small,
    /** A photo that is made small, or read, is waited for. */
    photoOf,
    /** Whether one that was chosen here is still being made small. */
    isPreparing: keys.some((key) => chosen.has(key) && !small[key]),
    /** Makes a photo small; answers the key that has to stand in the form's values from now on. */
    add: (file: File) => {
      const key = newId()
      chosen.set(key, shrinkPhoto(file))
      return key
    },
  }
}

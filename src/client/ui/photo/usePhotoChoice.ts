import { useRef, useState } from 'react'
import { shrinkPhoto } from './shrink-photo.ts'

export type PhotoChoice = ReturnType<typeof usePhotoChoice>

/** The photo of a form. `photo` is there as soon as a file is chosen: what is sent meanwhile waits until it is small. */
export function usePhotoChoice() {
  const [photo, setPhoto] = useState<Promise<Blob> | null>(null)
  const [shown, setShown] = useState<Blob | null>(null)
  const [state, setState] = useState<'idle' | 'preparing' | 'unreadable'>('idle')
  const latest = useRef<Promise<Blob> | null>(null)

  const set = (small: Promise<Blob> | null) => {
    latest.current = small
    setPhoto(small)
  }
  const pick = async (file: File) => {
    const small = shrinkPhoto(file)
    set(small)
    setState('preparing')
    const ready = await small.catch(() => null)
    // Another one was chosen, or none.
    if (latest.current !== small) return
    if (ready) setShown(ready)
    else set(shown && Promise.resolve(shown))
    setState(ready ? 'idle' : 'unreadable')
  }
  const remove = () => {
    set(null)
    setShown(null)
    setState('idle')
  }
  return { photo, shown, state, pick, remove }
}

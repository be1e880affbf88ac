import { useState } from 'react'
import { useKeptPhotos } from './useKeptPhotos.ts'

export type PhotoChoice = ReturnType<typeof usePhotoChoice>

type FormWithPhoto = {
  values: { photoId?: string | null | undefined }
  setFieldValue: (field: 'photoId', key: string | null) => void
}

/**
 * The photo of a form, kept with its draft: until it is sent the field `photoId` holds its key. `photo` answers it as
 * soon as a file is chosen: what is sent meanwhile waits until it is small.
 */
export function usePhotoChoice({ values, setFieldValue }: FormWithPhoto) {
  const key = values.photoId || null
  const [before, setBefore] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const { small, photoOf, isPreparing, add } = useKeptPhotos(key ? [key] : [], (lost) => {
    setFieldValue('photoId', before === lost ? null : before)
    setUnreadable(true)
  })
  const set = (next: string | null) => {
    setFieldValue('photoId', next)
    setUnreadable(false)
  }
  return {
    photo: () => (key === null ? null : photoOf(key)),
    /** While another one is made small, the one before. */
    shown: (key && (small[key] ?? (before && small[before]))) || null,
    state: isPreparing ? 'preparing' : isUnreadable ? 'unreadable' : 'idle',
    pick: (file: File) => {
      setBefore(key && small[key] ? key : before)
      set(add(file))
    },
    remove: () => {
      setBefore(null)
      set(null)
    },
  } as const
}

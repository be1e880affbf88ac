import { useEffect, useState } from 'react'

/** The address under which the page can draw a photo that the phone has; null for none. */
export function usePreview(photo: Blob | null) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = photo && URL.createObjectURL(photo)
    setUrl(made)
    return () => (made ? URL.revokeObjectURL(made) : undefined)
  }, [photo])
  return url
}

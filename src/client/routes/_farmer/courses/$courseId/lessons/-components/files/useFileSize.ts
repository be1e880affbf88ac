import { useEffect, useState } from 'react'
import { useByteSize } from '#client/features/learning/useByteSize.ts'

/** How large a file of ours is, in words; null where the server does not say. */
export function useFileSize(url: string): string | null {
  const size = useByteSize()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    const asked = new AbortController()
    fetch(url, { method: 'HEAD', signal: asked.signal })
      .then(({ ok, headers }) => setBytes(ok ? Number(headers.get('content-length')) || null : null))
      .catch(() => undefined)
    return () => asked.abort()
  }, [url])
  return bytes === null ? null : size(bytes)
}

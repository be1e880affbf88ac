import { useEffect, useState } from 'react'
import { useFormatter } from 'use-intl'

/** How large a file of ours is, in words; null where the server does not say. */
export function useFileSize(url: string): string | null {
  const format = useFormatter()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    const asked = new AbortController()
    fetch(url, { method: 'HEAD', signal: asked.signal })
      .then(({ ok, headers }) => setBytes(ok ? Number(headers.get('content-length')) || null : null))
      .catch(() => undefined)
    return () => asked.abort()
  }, [url])
  if (bytes === null) return null
  const megabytes = bytes / 1_000_000
  return megabytes >= 1
    ? format.number(megabytes, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
    : format.number(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
}

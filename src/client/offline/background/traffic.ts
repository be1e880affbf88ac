import { serverNow } from '#client/phone/server-clock.ts'

/** What Kuu has cost this phone: bytes received, with the headers of the answers, since a moment. */
export type Traffic = { bytes: number; since: number }

const KEY = 'kuu-traffic'

export function readTraffic(): Traffic {
  try {
    const { bytes, since }: Traffic = JSON.parse(localStorage.getItem(KEY) ?? '')
    if (Number.isFinite(bytes) && Number.isFinite(since)) return { bytes, since }
  } catch {
    // Never counted, or not by us.
  }
  return { bytes: 0, since: serverNow() }
}

/** Counts the bytes that the browser reports as received. Answers from the phone's own caches count nothing. */
export function countTraffic() {
  const count = (entries: PerformanceEntryList) => {
    const received = entries.reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0)
    if (received === 0) return
    const { bytes, since } = readTraffic()
    localStorage.setItem(KEY, JSON.stringify({ bytes: bytes + received, since }))
  }
  for (const type of ['navigation', 'resource'])
    new PerformanceObserver((list) => count(list.getEntries())).observe({ type, buffered: true })
}

/**
 * Kuu's storage on this phone: bytes in use, bytes that it may still use, and whether the browser promised not to clear
 * them by itself.
 */
export type StorageUsage = { bytes: number | null; free: number | null; isProtected: boolean | null }

/** What the browser reports; null for what it does not report. */
export async function readStorageUsage(): Promise<StorageUsage> {
  const [estimate, isProtected] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ])
  const { usage = null, quota = null } = estimate ?? {}
  return {
    bytes: usage,
    free: usage === null || quota === null ? null : Math.max(0, quota - usage),
    isProtected: isProtected ?? null,
  }
}

/**
 * Asks the browser not to clear Kuu's storage when the phone runs full; the browser decides by itself, or asks the
 * user.
 */
export const askForProtection = () => navigator.storage?.persist?.().catch(() => false) ?? Promise.resolve(false)

/** Kuu's storage on this phone: bytes in use, and whether the browser promised not to clear them by itself. */
export type StorageUsage = { bytes: number | null; isProtected: boolean | null }

/** What the browser reports; null for what it does not report. */
export async function readStorageUsage(): Promise<StorageUsage> {
  const [estimate, isProtected] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ])
  return { bytes: estimate?.usage ?? null, isProtected: isProtected ?? null }
}

/**
 * Asks the browser not to clear Kuu's storage when the phone runs full; the browser decides by itself, or asks the
 * user.
 */
export const askForProtection = () => navigator.storage?.persist?.().catch(() => false) ?? Promise.resolve(false)

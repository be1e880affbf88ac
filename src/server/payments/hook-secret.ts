import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'

const NAME = 'payments.hooks'

/** The part of the address of our hooks that nobody can guess, made once for an installation. */
export function hookSecretOf(db: Db, now: Date): string {
  const stored = findSetting(db, NAME, z.string())
  if (stored) return stored
  const secret = randomBytes(24).toString('base64url')
  saveSetting(db, NAME, secret, now.toISOString())
  return secret
}

/** Compares in the same time whatever is sent. */
export function isSecret(db: Db, sent: string): boolean {
  const stored = findSetting(db, NAME, z.string())
  if (!stored) return false
  const [a, b] = [Buffer.from(sent), Buffer.from(stored)]
  return a.length === b.length && timingSafeEqual(a, b)
}

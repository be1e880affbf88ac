import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'

/** Who knows the address of results cannot answer our questions: those have a secret of their own. */
const NAMES = { result: 'payments.hooks', status: 'payments.hooks.status', paybill: 'payments.hooks.paybill' } as const
type HookKind = keyof typeof NAMES

/** The part of the address of our hooks that nobody can guess, made once for an installation. */
export function hookSecretOf(db: Db, now: Date, kind: HookKind = 'result'): string {
  const stored = findSetting(db, NAMES[kind], z.string())
  if (stored) return stored
  // Daraja refuses some words in an address of a paybill: sixteen digits make none of them.
  const secret = randomBytes(24).toString(kind === 'paybill' ? 'hex' : 'base64url')
  saveSetting(db, NAMES[kind], secret, now.toISOString())
  return secret
}

/** Compares in the same time whatever is sent. */
export function isSecret(db: Db, kind: HookKind, sent: string): boolean {
  const stored = findSetting(db, NAMES[kind], z.string())
  if (!stored) return false
  const [a, b] = [Buffer.from(sent), Buffer.from(stored)]
  return a.length === b.length && timingSafeEqual(a, b)
}

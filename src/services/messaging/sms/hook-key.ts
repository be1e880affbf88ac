import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'

const NAME = 'sms.hookKey'

/**
 * The secret in the addresses that Africa's Talking calls, for its calls carry no signature. It is made once and stays,
 * because the addresses are typed into the gateway's own pages.
 */
export function hookKeyOf(db: Db, now: Date): string {
  const stored = findSetting(db, NAME, z.string().min(20))
  if (stored) return stored
  const key = randomBytes(24).toString('base64url')
  saveSetting(db, NAME, key, now.toISOString())
  return key
}

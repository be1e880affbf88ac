import { inArray } from 'drizzle-orm'
import * as z from 'zod'
import { hasTable } from '#db/backup/copy.ts'
import type { Db } from '#db/client.ts'
import { crops, settings, users } from '#db/schema/index.ts'
import { MODES, type Mode } from '#domain/operations/installation.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { findSetting } from './settings.ts'

const NAME = 'installation.mode'

/**
 * What this database was made as; undefined where it is empty. An older one, without that setting, is recognized by
 * what it holds, whatever its schema: the demo's people, or anything else. The catalogue of crops was there from the
 * first start on.
 */
export function findMode(db: Db): Mode | undefined {
  const mode = hasTable(db.$client, 'settings') ? findSetting(db, NAME, z.enum(MODES)) : undefined
  if (mode || !hasTable(db.$client, 'users')) return mode
  const demoPerson = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, Object.values(DEMO_USERS)))
    .get()
  if (demoPerson) return 'demo'
  const anything = db.select({ id: users.id }).from(users).limit(1).get() ?? db.select({ id: crops.id }).from(crops).limit(1).get() // biome-ignore format: one question
  return anything && 'production'
}

/** Stores what this database was made as. A stored value stays. */
export const saveMode = (db: Db, mode: Mode, now: Date) =>
  db
    .insert(settings)
    .values({ name: NAME, value: JSON.stringify(mode), updatedAt: now.toISOString() })
    .onConflictDoNothing()
    .run()

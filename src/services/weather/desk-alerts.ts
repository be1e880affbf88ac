import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findAlert, insertAlert, updateAlert } from '#db/queries/weather/weather-alerts.ts'
import type { alertEdit, DeskAlert, NewAlert } from '#domain/weather/alert-desk.schema.ts'
import { changesOf } from '../operations/edit-row.ts'
import type { Actor } from '../people/actor.ts'
import { announceAlert } from './announce-alert.ts'

/** Raises an alert, and notifies the farmers of its place. */
export function raiseAlert(tx: Db, input: NewAlert, { now }: Pick<Actor, 'now'>): DeskAlert {
  const { id } = insertAlert(tx, { ...input, source: 'admin', createdAt: now().toISOString() })
  announceAlert(tx, input, now())
  return findAlert(tx, id)!
}

/** Changes an alert. One that is switched on again notifies anew; other changes notify nobody. */
export function changeAlert(tx: Db, input: z.infer<typeof alertEdit>, { now }: Pick<Actor, 'now'>): DeskAlert {
  const row = findAlert(tx, input.id)
  const changes = changesOf(row, input)
  if (Object.keys(changes).length > 0) updateAlert(tx, input.id, changes)
  const changed = findAlert(tx, input.id)!
  if (changes.isActive === true) announceAlert(tx, changed, now())
  return changed
}

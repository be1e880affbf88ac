import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findAlert, insertAlert, updateAlert } from '#db/queries/weather/weather-alerts.ts'
import { endsBeforeItBegins, publicationOf } from '#domain/operations/schedule.ts'
import { problem } from '#domain/problem.ts'
import type { AdminAlert, alertEdit, NewAlert } from '#domain/weather/alert-admin.schema.ts'
import { changesOf } from '../operations/edit-row.ts'
import { mergeEdit } from '../operations/merge-edit.ts'
import type { Actor } from '../people/actor.ts'
import { announceAlert } from './announce-alert.ts'

/** Raises an alert, and notifies the farmers of its place; one with a later moment waits for it. */
export function raiseAlert(tx: Db, input: NewAlert, { now }: Pick<Actor, 'now'>): AdminAlert {
  if (endsBeforeItBegins(input.publishAt, input.expiresAt)) throw problem('endsBeforeItBegins')
  const publication = publicationOf(input, now())
  const { id } = insertAlert(tx, { ...input, ...publication, source: 'admin', createdAt: now().toISOString() })
  announceAlert(tx, { ...input, ...publication, id }, now())
  return findAlert(tx, id)!
}

/** Changes an alert. One that is switched on again notifies anew; other changes notify nobody. */
export function changeAlert(tx: Db, input: z.infer<typeof alertEdit>, { now }: Pick<Actor, 'now'>): AdminAlert {
  const row = findAlert(tx, input.id)
  const changes = changesOf(row, mergeEdit(tx, 'weather_alerts', row, input))
  // Who switches it on does not wait for a moment that was set before.
  const changed = { ...row!, ...(changes.isActive && { publishAt: null }), ...changes }
  if (endsBeforeItBegins(changed.publishAt, changed.expiresAt)) throw problem('endsBeforeItBegins')
  if (Object.keys(changes).length === 0) return changed
  const publication = publicationOf(changed, now())
  updateAlert(tx, input.id, { ...changes, ...publication })
  const written = findAlert(tx, input.id)!
  if (written.isActive && !row!.isActive) announceAlert(tx, written, now())
  return written
}

import type { Db } from '#db/client.ts'
import { findCropLine, insertCropActivity, rewordCropActivity } from '#db/queries/crops/crop-activities.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

type Activity = Omit<Parameters<typeof insertCropActivity>[1], 'authorId' | 'createdAt'>
export type Author = Pick<Actor, 'user' | 'writtenAt'>

/** Adds a line to a crop's log, at the time when its author wrote it. Returns the line's id. */
export function logCrop(tx: Db, activity: Activity, { user, writtenAt }: Author): string {
  if (activity.id && findCropLine(tx, activity.id)) throw problem('idTaken')
  return insertCropActivity(tx, { ...activity, authorId: user.id, createdAt: writtenAt().toISOString() }).id
}

/**
 * Gives a line of the log the new words of its author, who wrote it once more under its id: a phone that lost the
 * answer cannot know that the line is there. False where there is no such line.
 */
export function rewordOwnLine(tx: Db, { id, farmerCropId, kind, text }: Activity, { user }: Author): boolean {
  const line = id && findCropLine(tx, id)
  if (!line || !text) return false
  if (line.farmerCropId !== farmerCropId || line.kind !== kind || line.authorId !== user.id) return false
  rewordCropActivity(tx, id, text)
  return true
}

import type { Db } from '#db/client.ts'
import { insertCropActivity, isCropActivityId } from '#db/queries/crops/crop-activities.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

type Activity = Omit<Parameters<typeof insertCropActivity>[1], 'authorId' | 'createdAt'>
export type Author = Pick<Actor, 'user' | 'writtenAt'>

/** Adds a line to a crop's log, at the time when its author wrote it. Returns the line's id. */
export function logCrop(tx: Db, activity: Activity, { user, writtenAt }: Author): string {
  if (activity.id && isCropActivityId(tx, activity.id)) throw problem('idTaken')
  return insertCropActivity(tx, { ...activity, authorId: user.id, createdAt: writtenAt().toISOString() }).id
}

import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findFarmerNote, insertFarmerNote } from '#db/queries/support/farmer-records.ts'
import type { FarmerNote, farmerNoteInput } from '#domain/people/farmer.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { touchContact } from './touch-contact.ts'

/** Notes what was said to a farmer or heard from one; that is a contact at the moment when it was written. */
export function noteFarmer(
  tx: Db,
  { farmerId, id, text, channel }: z.infer<typeof farmerNoteInput> & { farmerId: string },
  { user, writtenAt }: Pick<Actor, 'user' | 'writtenAt'>,
): FarmerNote {
  if (id && findFarmerNote(tx, id)) throw problem('idTaken')
  const createdAt = writtenAt().toISOString()
  const note = insertFarmerNote(tx, { id, farmerId, authorId: user.id, text, channel, createdAt })
  touchContact(tx, farmerId, createdAt)
  return { ...note, authorName: user.fullName }
}

import type { Db } from '#db/client.ts'
import { isPhotoOfLog } from '#db/queries/crops/photos.ts'
import { listAgentsOfPhoto, type VisitRow } from '#db/queries/support/visits.ts'
import type { User } from '#domain/people/session.schema.ts'
import { seesRequestPhoto } from '../request-photos.ts'

type Reader = Pick<User, 'id' | 'role'>
type Agents = { visitedBy: string | null; caredForBy: string | null }

/** Photos of a visit are for the agent who was there, the agent of the farmer, and administrators. */
const isFor = ({ id, role }: Reader, { visitedBy, caredForBy }: Agents) =>
  role !== 'extension_agent' || visitedBy === id || caredForBy === id

/** Whether somebody within reach of a farmer may see a photo; one that is in the log of a crop is for every agent. */
export function maySeePhoto(db: Db, user: Reader, photoId: string): boolean {
  const taken = listAgentsOfPhoto(db, photoId)
  const inRequest = seesRequestPhoto(db, user, photoId)
  const isPrivate = taken.length > 0 || inRequest !== undefined
  return !isPrivate || inRequest === true || taken.some((agents) => isFor(user, agents)) || isPhotoOfLog(db, photoId)
}

/** A visit as a reader sees it: without photos that are not for them. */
export const visitFor = <T extends VisitRow>(visit: T, user: Reader): T =>
  isFor(user, { visitedBy: visit.agentId, caredForBy: visit.caredForBy }) ? visit : { ...visit, photoIds: [] }

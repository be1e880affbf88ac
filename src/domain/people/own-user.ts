import { zoneOfPerson } from '../zones.ts'
import type { OwnUser, User } from './session.schema.ts'

/** A user as the own client gets it: days and hours of a farmer are those of the farm's country, by UTC where none is known. */
export const asOwnUser = (user: User): OwnUser => ({
  ...user,
  zone: user.role === 'farmer' ? (zoneOfPerson(user) ?? 'UTC') : null,
})

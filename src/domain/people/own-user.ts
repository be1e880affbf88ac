import { zoneOfPerson } from '../zones.ts'
import type { OwnUser, User } from './session.schema.ts'

/**
 * A user as the own client gets it. Days and hours of farmers and agents are those of their country: of a farmer by UTC
 * where none is known, of an agent then by the device, as for administrators.
 */
export const asOwnUser = (user: User): OwnUser => ({ ...user, zone: zoneOfUser(user) })

function zoneOfUser(user: User): string | null {
  if (user.role === 'admin') return null
  return zoneOfPerson(user) ?? (user.role === 'farmer' ? 'UTC' : null)
}

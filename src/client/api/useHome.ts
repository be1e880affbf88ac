import { useSession } from '#client/phone/session.ts'
import { ROLES } from '#domain/roles.ts'

/** Where a person begins: the home of her role, or where roles are chosen. */
export function useHome() {
  const role = useSession()?.user.role
  return role ? ROLES[role].home : '/select'
}

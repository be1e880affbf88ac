import { useSession } from '#client/api/session.ts'

/** Tells a password manager, and nobody else, whose password a form asks for. */
export const WhosePassword = () => (
  <input hidden readOnly type="text" autoComplete="username" value={useSession()?.user.username ?? ''} />
)

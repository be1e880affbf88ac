import { useSession } from '#client/api/session.ts'

/** Names the account of a form's password for password managers; it is not shown. */
export const WhosePassword = () => (
  <input hidden readOnly type="text" autoComplete="username" value={useSession()?.user.username ?? ''} />
)

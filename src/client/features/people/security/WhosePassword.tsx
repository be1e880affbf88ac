import { useSession } from '#client/phone/session.ts'

/** The username of a form's password, for password managers; hidden. */
export const WhosePassword = () => (
  <input hidden readOnly type="text" autoComplete="username" value={useSession()?.user.username ?? ''} />
)

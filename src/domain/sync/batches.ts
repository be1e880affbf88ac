/** As many calls as one request may carry. */
export const MAX_BATCH = 20

/** Calls that look at a password or open a session, besides those of `auth`. */
const ALONE: readonly string[] = ['farmer.profile.changePassword', 'farmer.profile.remove', 'admin.users.erase']

/** Whether a call is sent in a request of its own: a batch of them would be a batch of guesses. */
export const callsAlone = (path: string) => path.startsWith('auth.') || ALONE.includes(path)

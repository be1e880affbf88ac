import { getSession } from '#client/phone/session.ts'

/** Whose notifications this browser shows; stored beside the session, because phones go from hand to hand. */
const KEY = 'pushOwner'

export function setPushOwner(userId: string | null) {
  if (userId) localStorage.setItem(KEY, userId)
  else localStorage.removeItem(KEY)
}

/** Whether it is the one who is signed in. */
export const isPushOwner = () => localStorage.getItem(KEY) === getSession()?.user.id

/** The user whom it is, if anybody. */
export const pushOwner = () => localStorage.getItem(KEY)

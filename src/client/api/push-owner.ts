import { getSession, onSessionChange } from './session.ts'

/** Whose notifications this browser shows; kept beside the session, because phones go from hand to hand. */
const KEY = 'pushOwner'

export function setPushOwner(userId: string | null) {
  if (userId) localStorage.setItem(KEY, userId)
  else localStorage.removeItem(KEY)
}

/** Whether it is the one who is signed in. */
export const isPushOwner = () => localStorage.getItem(KEY) === getSession()?.user.id

/** Ends Web Push in this browser, where there is any; whoever leaves is not kept by it. */
export async function leavePush() {
  if (!localStorage.getItem(KEY)) return
  await import('./push.ts').then(({ turnPushOff }) => turnPushOff()).catch(() => undefined)
}

// Who signs in is not told what the one before her is told.
onSessionChange((now) => {
  const owner = localStorage.getItem(KEY)
  if (now && owner && now.user.id !== owner) void leavePush()
})

import { onSessionChange } from '#client/phone/session.ts'
import { pushOwner } from './push-owner.ts'

/** Ends Web Push in this browser, where there is any; a failure does not hold up signing out. */
export async function leavePush() {
  if (!pushOwner()) return
  await import('./push.ts').then(({ turnPushOff }) => turnPushOff()).catch(() => undefined)
}

// The next user on this phone must not get the notifications of the one before.
onSessionChange((now) => {
  const owner = pushOwner()
  if (now && owner && now.user.id !== owner) void leavePush()
})

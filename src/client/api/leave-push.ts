import { pushOwner } from './push-owner.ts'
import { onSessionChange } from './session.ts'

/** Ends Web Push in this browser, where there is any; whoever leaves is not kept by it. */
export async function leavePush() {
  if (!pushOwner()) return
  await import('./push.ts').then(({ turnPushOff }) => turnPushOff()).catch(() => undefined)
}

// Who signs in is not told what the one before her is told.
onSessionChange((now) => {
  const owner = pushOwner()
  if (now && owner && now.user.id !== owner) void leavePush()
})

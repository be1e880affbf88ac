import { getSession } from '#client/phone/session.ts'
import { api } from '../client.ts'
import { isPushOwner, setPushOwner } from './push-owner.ts'

/** Whether this browser gets notifications, or why it cannot. */
export type PushState = 'on' | 'off' | 'refused' | 'missing' | 'insecure'

const PATIENCE_MS = 10_000
/** For whoever takes the phone next, who must not wait long. */
const SHORT_PATIENCE_MS = 3000

/** The current state; sends no request. */
export async function readPushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'missing'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && isPushOwner() && (await currentSubscription()) ? 'on' : 'off'
}

/** Called straight from a tap: browsers take the question for permission from nothing else. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off'
  const key = await api.farmer.push.key.query()
  if (!key) throw new Error('This installation has no push keys')
  const { pushManager } = await within(PATIENCE_MS, navigator.serviceWorker.ready)
  const old = await pushManager.getSubscription()
  if (old && !isFor(old, key)) await old.unsubscribe()
  await tellServer(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  return 'on'
}

/** Unsubscribes on the server if it is reachable; else the push service reports it with the next message. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await currentSubscription()
  if (subscription) {
    const { endpoint } = subscription
    await within(SHORT_PATIENCE_MS, api.farmer.push.unsubscribe.mutate({ endpoint })).catch(() => undefined)
    await subscription.unsubscribe()
  }
  setPushOwner(null)
  return 'off'
}

/** Unsubscribes in this browser only, and returns the endpoint that the server has to forget. */
export async function dropSubscription(): Promise<string | undefined> {
  const subscription = await currentSubscription()
  setPushOwner(null)
  // The push service may not be reachable; the browser forgets the subscription all the same.
  void subscription?.unsubscribe().catch(() => false)
  return subscription?.endpoint
}

/** Says once more what this browser has: the server may have lost it, or have other keys than it had. */
export async function renewPush(): Promise<PushState> {
  const subscription = await currentSubscription()
  if (!subscription || !isPushOwner()) return 'off'
  const key = await api.farmer.push.key.query()
  if (key && isFor(subscription, key)) {
    await tellServer(subscription)
    return 'on'
  }
  await turnPushOff()
  return 'off'
}

async function tellServer(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  await api.farmer.push.subscribe.mutate({
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  })
  setPushOwner(getSession()?.user.id ?? null)
}

async function currentSubscription() {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether a subscription was made for the keys that the installation has now. */
function isFor({ options: { applicationServerKey } }: PushSubscription, key: string) {
  if (!applicationServerKey) return false
  const letters = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}

/** A service worker that is not there is waited for without end, and so is a server without a connection. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('This takes too long')), ms))
  return Promise.race([work, over])
}

import * as z from 'zod'
import { says } from '../checks.ts'
import { isPointOnCurve } from './push.ts'

const MAX_ENDPOINT = 2048

/**
 * Where a push service takes messages for one browser. Whether it is one that we call is checked by `subscribeBrowser`.
 */
export const pushEndpoint = z.object({ endpoint: z.string().min(1).max(MAX_ENDPOINT) })

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 8) / 6)}}$`), {
    ...says('pushKeyBytes', { bytes }),
    abort: true,
  })

/** A browser that wants notifications, with the two keys that only it can read with (RFC 8291). */
export const pushSubscription = pushEndpoint.extend({
  p256dh: base64url(65).refine((text) => isPointOnCurve(bytesOf(text)), says('pushKeyPoint')),
  auth: base64url(16),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscription>

/** The pair of keys by which an installation is known to push services (RFC 8292), in base64url. */
export const pushKeys = z.object({ publicKey: base64url(65), privateKey: base64url(32) })
export type PushKeys = z.infer<typeof pushKeys>

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

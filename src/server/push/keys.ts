import { generateKeyPairSync } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { findOrKeepPushKeys } from '#db/queries/messaging/push-keys.ts'
import type { PushKeys } from '#domain/messaging/push.schema.ts'

/** The installation's keys, made at its first start: with others, no browser that subscribed could be told any more. */
export const pushKeysOf = (db: Db, now: Date) => findOrKeepPushKeys(db, makeKeys, now)

/** A pair on P-256 (RFC 8292): the public key is the point as it is, after a byte that says so, and the private one its factor. */
function makeKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

import webPush from 'web-push'
import type { Db } from '#db/client.ts'
import { findOrKeepPushKeys } from '#db/queries/messaging/push-keys.ts'

/** The installation's keys, made at its first start: with others, no browser that subscribed could be told any more. */
export const pushKeysOf = (db: Db, now: Date) => findOrKeepPushKeys(db, webPush.generateVAPIDKeys, now)

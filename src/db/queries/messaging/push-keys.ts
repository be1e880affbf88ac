import { type Db, transact } from '#db/client.ts'
import { type PushKeys, pushKeys } from '#domain/messaging/push.schema.ts'
import { findSetting, saveSetting } from '../operations/settings.ts'

const NAME = 'push.keys'

/** The keys by which push services know this installation; none before its first start. */
export const findPushKeys = (db: Db): PushKeys | undefined => findSetting(db, NAME, pushKeys)

/** The same, made when there are none. In one write transaction, so that two starts at once agree. */
export const findOrKeepPushKeys = (db: Db, make: () => PushKeys, now: Date): PushKeys =>
  transact(db, (tx) => {
    const stored = findPushKeys(tx)
    if (stored) return stored
    const made = make()
    saveSetting(tx, NAME, made, now.toISOString())
    return made
  })

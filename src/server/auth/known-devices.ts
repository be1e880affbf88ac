import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { type Db, transact } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'

/** An account as far as its marks need it: with another password they are void. */
export type Markable = { id: string; password: string }

const SETTING = 'knownDevices'
const shape = z.object({ key: z.string() })
/** People share phones; of more than these the oldest is forgotten. */
const MAX_MARKS = 5

/**
 * The marks by which a browser is known to have signed an account in before. Only this installation can make one, and
 * it opens nothing: a browser with it is not locked out by the guesses of strangers
 * (services/people/sign-in-throttle.ts).
 */
export function knownDevices(db: Db) {
  let made: Buffer | undefined
  const key = () => {
    made ??= keyOf(db)
    return made
  }
  const markOf = ({ id, password }: Markable) =>
    createHmac('sha256', key()).update(`${id}\n${password}`).digest().subarray(0, 16).toString('base64url')
  return {
    /** The marks of a browser, with that of this account as the newest. */
    added: (marks: readonly string[], account: Markable) => {
      const mark = markOf(account)
      return [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX_MARKS)
    },
    isKnown: (marks: readonly string[], account: Markable) => {
      if (marks.length === 0) return false
      const mark = Buffer.from(markOf(account))
      return marks.some((other) => other.length === mark.length && timingSafeEqual(Buffer.from(other), mark))
    },
  }
}

/** The key of the installation, made when it is first needed. */
const keyOf = (db: Db) =>
  transact(db, (tx) => {
    const stored = findSetting(tx, SETTING, shape)?.key
    const key = stored ? Buffer.from(stored, 'base64') : randomBytes(32)
    if (!stored) saveSetting(tx, SETTING, { key: key.toString('base64') }, new Date().toISOString())
    return key
  })

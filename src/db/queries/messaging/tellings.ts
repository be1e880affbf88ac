import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { type TellingUnderWay, tellingUnderWay } from '#domain/messaging/telling.schema.ts'
import { findSetting, saveSetting } from '../operations/settings.ts'

const QUEUE = 'tellings'
const queue = z.array(tellingUnderWay)

/** What is being told to more people than one transaction takes, the one whose turn it is first. */
export const listTellings = (db: Db): TellingUnderWay[] => findSetting(db, QUEUE, queue) ?? []

export const saveTellings = (db: Db, tellings: readonly TellingUnderWay[], now: string) =>
  saveSetting(db, QUEUE, tellings, now)

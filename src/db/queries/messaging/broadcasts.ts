import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { type BroadcastInProgress, broadcastInProgress } from '#domain/messaging/broadcast.schema.ts'
import { findSetting, saveSetting } from '../operations/settings.ts'

/** Installations have their queue under this name since broadcasts were called tellings. */
const QUEUE = 'tellings'
const queue = z.array(broadcastInProgress)

/** What is sent to more people than one transaction takes, the one whose turn it is first. */
export const listBroadcasts = (db: Db): BroadcastInProgress[] => findSetting(db, QUEUE, queue) ?? []

export const saveBroadcasts = (db: Db, broadcasts: readonly BroadcastInProgress[], now: string) =>
  saveSetting(db, QUEUE, broadcasts, now)

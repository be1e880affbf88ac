import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { readHotlines } from '#domain/support/hotlines.schema.ts'
import type { HotlineSettings } from '#domain/support/hotlines.ts'
import { findSetting, saveSetting } from '../operations/settings.ts'
import { noteChange } from '../sync/changes.ts'

export const HOTLINES_SETTING = 'hotlines'

export const getHotlines = (db: Db) => readHotlines(findSetting(db, HOTLINES_SETTING, z.unknown()))

/** From now on; every phone asks for them again. */
export function setHotlines(db: Db, hotlines: HotlineSettings, now: string) {
  saveSetting(db, HOTLINES_SETTING, hotlines, now)
  noteChange(db, 'hotlines')
}

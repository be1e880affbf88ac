import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting } from '#db/queries/operations/settings.ts'
import { lastFetched } from '#db/queries/weather/weather-forecasts.ts'
import { readThresholds } from '#domain/weather/forecast.schema.ts'
import type { Thresholds } from '#domain/weather/forecast.ts'

export const THRESHOLDS_SETTING = 'weather.thresholds'

/** The thresholds from which a forecast raises an alert. */
export const getThresholds = (db: Db): Thresholds => readThresholds(findSetting(db, THRESHOLDS_SETTING, z.unknown()))

/** The thresholds, and when the last forecast was fetched. */
export const weatherSettingsOf = (db: Db) => ({ thresholds: getThresholds(db), fetchedAt: lastFetched(db) })

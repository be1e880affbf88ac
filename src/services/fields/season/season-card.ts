import type { Db } from '#db/client.ts'
import { listAdvisoriesAbout } from '#db/queries/advice/advisories.ts'
import { listGauged } from '#db/queries/fields/drought.ts'
import type { FieldRow } from '#db/queries/fields/fields.ts'
import { type GrownCrop, listGrownIn } from '#db/queries/fields/grown-fields.ts'
import { findUser } from '#db/queries/people/users.ts'
import { listRainDays } from '#db/queries/weather/rain-days.ts'
import { addDays, type Day, daysBetween } from '#domain/dates.ts'
import type { Point } from '#domain/fields/distance.ts'
import { type CropCurve, curveOf, kcAt } from '#domain/fields/season/crop-coefficients.ts'
import { dekadOf } from '#domain/fields/season/dekad.ts'
import { riskOf, type Stage, severityOf, stageOf } from '#domain/fields/season/drought.ts'
import { recordPointOf } from '#domain/fields/season/era5-cell.ts'
import { hargreaves } from '#domain/fields/season/evapotranspiration.ts'
import { rainOfMonths } from '#domain/fields/season/rain-of-months.ts'
import { moistureOf, readSeason, type WaterOfDay, waterOf } from '#domain/fields/season/read-season.ts'
import type { SeasonCard } from '#domain/fields/season/season-card.schema.ts'
import { waterClassOf } from '#domain/fields/season/water-balance.ts'
import { cellOf } from '#domain/finance/insurance/rain-index/grid-cell.ts'
import { dayIn } from '#domain/places.ts'
import { recordStretch } from '#domain/weather/rain-archive.ts'
import { zoneOfPerson } from '#domain/zones.ts'
import { forecastOfField } from '../../weather/forecast-of-field.ts'

type Farmer = NonNullable<ReturnType<typeof findUser>>

/** How the crops that stand in a field have had water, by the record of rain, its gauge and the forecast. */
export function seasonCardsOf(db: Db, field: FieldRow, now: Date): SeasonCard[] {
  const { centerLatitude: latitude, centerLongitude: longitude } = field
  const farmer = findUser(db, field.farmerId)
  if (latitude === null || longitude === null || !farmer) return []
  const today = dayIn(now, zoneOfPerson(farmer) ?? 'UTC')
  const days = forecastOfField(db, field, now)
  const water = recordOf(db, field.id, { latitude, longitude }, today)
  return listGrownIn(db, field.id).flatMap((crop) => {
    const curve = curveOf(crop.name)
    return curve ? cardOf(db, { crop, curve, farmer, latitude, today, days, ...water }) : []
  })
}

/** The water of the days of a field; its gauge stands over the record on its days. */
function recordOf(db: Db, fieldId: string, at: Point, today: Day) {
  const stretch = { ...recordStretch(today), to: today }
  const rows = listRainDays(db, { cell: cellOf(recordPointOf(at)), ...stretch })
  const fallen = new Map<Day, WaterOfDay>(rows.map(({ day, rain, et0 }) => [day, { rain, et0 }]))
  const record = new Map(fallen)
  for (const { day, rain } of listGauged(db, { fieldId, ...stretch }))
    record.set(day, { rain, et0: record.get(day)?.et0 ?? null })
  return { fallen, record, last: rows.at(-1)?.day ?? null, source: rows.at(-1)?.source ?? null }
}

type Reading = ReturnType<typeof recordOf> & {
  crop: GrownCrop
  curve: CropCurve
  farmer: Farmer
  latitude: number
  today: Day
  days: ReturnType<typeof forecastOfField>
}

function cardOf(db: Db, reading: Reading): SeasonCard {
  const { crop, curve, farmer, record, fallen, last, source, today } = reading
  const { plantedOn } = crop
  const harvestOn = crop.harvestOn ?? addDays(plantedOn, crop.growthDuration ?? 120)
  const season = readSeason({ curve, plantedOn, harvestOn }, record)
  const months = last === null ? null : rainOfMonths(fallen, last)
  const rainIndex = months && { until: months.until, rain: months.rain, index: 'index' in months ? months.index : null, without: 'without' in months ? months.without : null } // biome-ignore format: one row
  const severity = severityOf({ water: season.index, rain: rainIndex?.index ?? null })
  const stage = stageOf(curve.phases, daysBetween(plantedOn, today) / Math.max(1, daysBetween(plantedOn, harvestOn)))
  return {
    farmerCropId: crop.id,
    crop: { id: crop.cropId, name: crop.name },
    plantedOn,
    harvestOn,
    stage,
    until: season.until,
    waterIndex: season.index,
    waterClass: season.index === null ? null : waterClassOf(season.index),
    soilMoisture: season.until === null ? null : moistureOf(season),
    rainLast30Days: last === null ? null : (waterOf({ from: addDays(last, -29), to: last }, record)?.rain ?? null),
    rainIndex,
    severity,
    risk: riskOf(severity, stage),
    outlook: outlookOf(reading, harvestOn),
    dekads: season.dekads.map(({ from, to, rain, et0, kc }) => ({ from, to, rain, need: et0 * kc })),
    advice: adviceFor(db, { cropId: crop.cropId, stage, language: farmer.language }),
    source,
  }
}

/** What the crop needs in the days of the forecast, by Hargreaves, and what rain they bring. */
function outlookOf({ crop, curve, latitude, days }: Reading, harvestOn: Day): SeasonCard['outlook'] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first.day > harvestOn) return null
  const length = Math.max(1, daysBetween(crop.plantedOn, harvestOn))
  const need = days.reduce((sum, { day, temperatureMin: lowest, temperatureMax: highest }) => {
    const kc = kcAt(curve, Math.max(0, daysBetween(crop.plantedOn, day)) / length)
    return sum + kc * hargreaves({ day, latitude, lowest, highest })
  }, 0)
  return { from: first.day, to: last.day, need, rain: days.reduce((sum, { rain }) => sum + rain, 0) }
}

/** What is said of water; how to plant helps at the start of a season alone. */
const isOfUse = (category: string, stage: Stage) =>
  category === 'irrigation' || (category === 'planting' && stage === 'start')
const MOST_ADVICE = 3
/** Of the advice about a crop so much is read for it. */
const READ_ADVICE = 30

type Advised = { cropId: string; stage: Stage; language: string }

/** Advice on water for a crop that is published: in the language of the farmer, or else in English. */
function adviceFor(db: Db, { cropId, stage, language }: Advised): SeasonCard['advice'] {
  const about = (spoken: string) => listAdvisoriesAbout(db, [cropId], spoken, READ_ADVICE).filter(({ category }) => isOfUse(category, stage)) // biome-ignore format: one sentence
  const own = about(language)
  return (own.length > 0 ? own : about('english')).slice(0, MOST_ADVICE).map(({ id, title }) => ({ id, title }))
}

/** The day to which an assessment belongs: the dekad that its record ends with. */
export const assessedOn = ({ until }: SeasonCard): Day | null => until && dekadOf(until).to

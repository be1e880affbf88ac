import { type Db, transact } from '#db/client.ts'
import { findNewestAssessment, insertAssessment } from '#db/queries/fields/drought.ts'
import { type FieldRow, findField } from '#db/queries/fields/fields.ts'
import { listGrownFields } from '#db/queries/fields/grown-fields.ts'
import { addDays, type Day, dayOf } from '#domain/dates.ts'
import { dekadsBefore } from '#domain/fields/season/dekad.ts'
import { SEVERITIES } from '#domain/fields/season/drought.ts'
import type { SeasonCard } from '#domain/fields/season/season-card.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { recordStretch } from '#domain/weather/rain-archive.ts'
import { eachRow, type Pausing } from '../../finance/each-row.ts'
import { remind } from '../../messaging/remind.ts'
import { assessedOn, seasonCardsOf } from './season-card.ts'

/**
 * Stores how dry each field is in which something stands, once for each dekad on record, and tells its farmer when it has
 * got worse. Answers how many assessments are new.
 */
export const assessDroughts = (db: Db, now: Date, pausing: Pausing): Promise<number> =>
  eachRow(
    pausing,
    (after, most) => listGrownFields(db, { after, most }),
    ({ id }) => transact(db, (tx) => assess(tx, findField(tx, id)!, now)),
  )

/** The last dekad that can be on record as a whole. */
const lastOnRecord = (now: Date): Day => dekadsBefore(addDays(recordStretch(dayOf(now)).to, 1), 1).to

function assess(tx: Db, field: FieldRow, now: Date): boolean {
  const before = findNewestAssessment(tx, field.id)
  // Nothing new can be on record: thirty years of days are not read for it.
  if (before?.assessmentDate && before.assessmentDate >= lastOnRecord(now)) return false
  const worst = seasonCardsOf(tx, field, now).reduce<SeasonCard | null>(
    (before, card) => (before && rankOf(before) >= rankOf(card) ? before : card),
    null,
  )
  const assessmentDate = worst && assessedOn(worst)
  if (!worst || !assessmentDate) return false
  if (before?.assessmentDate && before.assessmentDate >= assessmentDate) return false
  const wasRank = (SEVERITIES as readonly string[]).indexOf(before?.droughtSeverity ?? '')
  const isWorse = worst.severity !== 'none' && rankOf(worst) > wasRank && worst.waterIndex !== null
  insertAssessment(tx, {
    fieldId: field.id,
    userId: field.farmerId,
    droughtSeverity: worst.severity,
    cropRisk: worst.risk,
    assessmentDate,
    soilMoistureIndex: worst.soilMoisture,
    rainfallLast30Days: worst.rainLast30Days,
    evapotranspiration: worst.dekads.at(-1)?.need ?? null,
    recommendedActions: worst.advice.map(({ id }) => id),
    alertSent: isWorse,
  })
  if (isWorse) tell(tx, field, worst, now)
  return true
}

const rankOf = ({ severity }: SeasonCard) => SEVERITIES.indexOf(severity)

const tell = (tx: Db, { id: fieldId, farmerId, name: field }: FieldRow, { crop, waterIndex }: SeasonCard, now: Date) =>
  remind(tx, farmerId, noticeOf('fieldDry', { fieldId, field, crop: crop.name, percent: Math.round(waterIndex!) }), now)

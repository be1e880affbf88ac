import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { checkConstraint, createdAt, day, enumCheck, id, instant, json, money } from '#db/columns.ts'
import { CLAIM_STATUS } from '#domain/finance/insurance/claim.ts'
import { seasonReading } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { keysOf } from '#domain/table.ts'
import { photos } from './crops.ts'
import { farmerInsurance } from './insurance.ts'
import { users } from './people.ts'

/** What a farmer asks of an insurance after a loss. */
export const insuranceClaims = sqliteTable(
  'insurance_claims',
  {
    id: id(),
    policyId: text('policy_id')
      .notNull()
      .references(() => farmerInsurance.id, { onDelete: 'restrict' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    description: text('description').notNull(),
    /** The day of the loss. */
    lossDay: day('loss_day').notNull(),
    amount: money('amount').notNull(),
    status: text('status', { enum: keysOf(CLAIM_STATUS) })
      .notNull()
      .default('submitted'),
    /** The day by which the next step was promised; null at the end. */
    promisedDay: day('promised_day'),
    /** When the administrators were told that this promise was missed. */
    missedAt: instant('missed_at'),
    approvedAmount: money('approved_amount'),
    /** Why it was decided so, for the farmer. */
    reason: text('reason'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    /** The season that it pays for, where it follows from an index; null where a farmer filed it. */
    reading: json('season_reading', seasonReading),
  },
  (t) => [
    enumCheck('insurance_claims_status', t.status, keysOf(CLAIM_STATUS)),
    checkConstraint('insurance_claims_amount', sql`${t.amount} > 0`),
    checkConstraint('insurance_claims_approved_amount', sql`${t.approvedAmount} > 0`),
    index('insurance_claims_policy').on(t.policyId, t.createdAt, t.id),
    index('insurance_claims_user_created').on(t.userId, t.createdAt, t.id),
    index('insurance_claims_status_created').on(t.status, t.createdAt, t.id),
    index('insurance_claims_promised').on(t.promisedDay).where(sql`missed_at is null`),
    index('insurance_claims_decided_by').on(t.decidedBy),
  ],
)

/** The steps that a claim took, with the day that was promised for the next one. */
export const claimSteps = sqliteTable(
  'claim_steps',
  {
    claimId: text('claim_id')
      .notNull()
      .references(() => insuranceClaims.id, { onDelete: 'restrict' }),
    step: integer('step').notNull(),
    status: text('status', { enum: keysOf(CLAIM_STATUS) }).notNull(),
    promisedDay: day('promised_day'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.claimId, t.step] }),
    enumCheck('claim_steps_status', t.status, keysOf(CLAIM_STATUS)),
  ],
)

/** Photos that show a loss. */
export const claimPhotos = sqliteTable(
  'claim_photos',
  {
    claimId: text('claim_id')
      .notNull()
      .references(() => insuranceClaims.id, { onDelete: 'cascade' }),
    photoId: text('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.photoId] }), index('claim_photos_photo').on(t.photoId)],
)

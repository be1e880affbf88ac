import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkConstraint, createdAt, day, enumCheck, flag, id, instant, json, money } from '#db/columns.ts'
import { texts } from '#db/shapes.ts'
import { policyTerms } from '#domain/finance/insurance/policy-terms.ts'
import { rainIndex } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { POLICY_STATUS } from '#domain/finance/insurance.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { crops } from './crops.ts'
import { fields } from './fields.ts'
import { mobileMoneyAccounts } from './mobile-money.ts'
import { users } from './people.ts'

// Whatever has moved money stays: none of these rows goes with a user, an account, a product or a crop.

/** Insurance on offer. `basePremiumRate` is percent of the coverage. */
export const insuranceProducts = sqliteTable(
  'insurance_products',
  {
    id: id(),
    name: text('name').notNull(),
    /** What a name is compared by (`keyOfName` in domain/letters.ts); triggers write it. */
    nameKey: text('name_key'),
    insuranceType: text('insurance_type').notNull(),
    coverageType: text('coverage_type').notNull(),
    basePremiumRate: real('base_premium_rate').notNull(),
    maxCoverageAmount: money('max_coverage_amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    provider: text('provider').notNull(),
    description: text('description'),
    eligibleCrops: json('eligible_crops', texts),
    eligibleRegions: json('eligible_regions', texts),
    /** Days after the premium before a loss is covered. */
    waitingDays: integer('waiting_days').notNull().default(0),
    /** What an index insurance measures and pays by; null for one that pays after a claim. */
    index: json('rain_index', rainIndex),
    isActive: flag('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    enumCheck('insurance_products_currency', t.currency, CURRENCIES),
    checkConstraint('insurance_products_base_premium_rate', sql`${t.basePremiumRate} between 0 and 100`),
    checkConstraint('insurance_products_max_coverage_amount', sql`${t.maxCoverageAmount} >= 0`),
    uniqueIndex('insurance_products_name_key').on(t.nameKey),
    index('insurance_products_active_name').on(t.isActive, t.name),
  ],
)

/** A farmer's policies. */
export const farmerInsurance = sqliteTable(
  'farmer_insurance',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    productId: text('product_id')
      .notNull()
      .references(() => insuranceProducts.id, { onDelete: 'restrict' }),
    coverageAmount: money('coverage_amount').notNull(),
    premiumAmount: money('premium_amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    policyStart: day('policy_start').notNull(),
    policyEnd: day('policy_end').notNull(),
    accountId: text('account_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    policyNumber: text('policy_number'),
    relatedFieldId: text('related_field_id').references(() => fields.id, { onDelete: 'set null' }),
    relatedCropId: text('related_crop_id').references(() => crops.id, { onDelete: 'restrict' }),
    coveredAssets: json('covered_assets', texts),
    totalPremiumPaid: money('total_premium_paid').notNull().default(0),
    nextPremiumDue: day('next_premium_due'),
    status: text('status', { enum: keysOf(POLICY_STATUS) })
      .notNull()
      .default('applied'),
    rejectionReason: text('rejection_reason'),
    createdAt: createdAt(),
    /** The terms of the product on the day of the application; null for policies of before this was stored. */
    terms: json('terms', policyTerms),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant('decided_at'),
    /** The policy that this one goes on from. */
    renewsId: text('renews_id').references((): AnySQLiteColumn => farmerInsurance.id, { onDelete: 'restrict' }),
    /** The last reminder: the day it is about, and what it said. */
    reminded: text('reminded'),
    endedAt: instant('ended_at'),
    /** The first day that it covers; null while its premium is neither paid nor credited. */
    coveredFrom: day('covered_from'),
    /** When an administrator let it cover before its premium is paid, and who. */
    creditedAt: instant('credited_at'),
    creditedBy: text('credited_by').references(() => users.id, { onDelete: 'restrict' }),
    /** What the farmer said it is for: a crop by its English name, and where that grows. */
    insuredCrop: text('insured_crop'),
    insuredPlace: text('insured_place'),
    /** The season that an index insurance pays for: the first one that begins once it covers. */
    seasonStart: day('season_start'),
    seasonEnd: day('season_end'),
    /** When it was decided what that season pays. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    enumCheck('farmer_insurance_currency', t.currency, CURRENCIES),
    enumCheck('farmer_insurance_status', t.status, keysOf(POLICY_STATUS)),
    checkConstraint('farmer_insurance_coverage_amount', sql`${t.coverageAmount} > 0`),
    checkConstraint('farmer_insurance_premium_amount', sql`${t.premiumAmount} >= 0`),
    checkConstraint('farmer_insurance_total_premium_paid', sql`${t.totalPremiumPaid} >= 0`),
    checkConstraint('farmer_insurance_days', sql`${t.policyEnd} >= ${t.policyStart}`),
    uniqueIndex('farmer_insurance_policy_number').on(t.policyNumber),
    index('farmer_insurance_user_created').on(t.userId, t.createdAt, t.id),
    index('farmer_insurance_status_created').on(t.status, t.createdAt, t.id),
    index('farmer_insurance_product').on(t.productId),
    index('farmer_insurance_account').on(t.accountId),
    index('farmer_insurance_field').on(t.relatedFieldId),
    index('farmer_insurance_crop').on(t.relatedCropId),
    index('farmer_insurance_status_end').on(t.status, t.policyEnd),
    index('farmer_insurance_status_due').on(t.status, t.nextPremiumDue),
    index('farmer_insurance_decided_by').on(t.decidedBy),
    index('farmer_insurance_renews').on(t.renewsId),
    index('farmer_insurance_credited_by').on(t.creditedBy),
    index('farmer_insurance_unsettled').on(t.id, t.seasonEnd).where(sql`season_end is not null and settled_at is null`),
  ],
)

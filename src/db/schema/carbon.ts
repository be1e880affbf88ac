import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkConstraint, day, enumCheck, id, json, money } from '#db/columns.ts'
import { details, texts } from '#db/shapes.ts'
import { positions } from '#domain/fields/boundary.schema.ts'
import { CURRENCIES } from '#domain/places.ts'
import { fields } from './fields.ts'
import { users } from './people.ts'

/** Projects that bind or save carbon. Emissions are tonnes of CO₂ equivalent, the period is in years. */
export const carbonProjects = sqliteTable(
  'carbon_projects',
  {
    id: id(),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    projectType: text('project_type').notNull(),
    methodology: text('methodology').notNull(),
    startDate: day('start_date').notNull(),
    endDate: day('end_date').notNull(),
    creditingPeriod: integer('crediting_period').notNull(),
    description: text('description'),
    /** Ids of the fields that take part. */
    fields: json('fields', texts),
    totalArea: real('total_area'),
    location: text('location'),
    baselineEmissions: real('baseline_emissions'),
    projectedReductions: real('projected_reductions'),
    measuredReductions: real('measured_reductions'),
    investmentRequired: money('investment_required'),
    expectedRevenue: money('expected_revenue'),
    currency: text('currency', { enum: CURRENCIES }).notNull().default('USD'),
    status: text('status').notNull().default('planning'),
    verificationStandard: text('verification_standard'),
    lastVerificationDate: day('last_verification_date'),
    nextVerificationDue: day('next_verification_due'),
    certifyingBody: text('certifying_body'),
    projectRegistryId: text('project_registry_id'),
  },
  (t) => [
    enumCheck('carbon_projects_currency', t.currency, CURRENCIES),
    checkConstraint('carbon_projects_days', sql`${t.endDate} >= ${t.startDate}`),
    checkConstraint('carbon_projects_investment_required', sql`${t.investmentRequired} >= 0`),
    checkConstraint('carbon_projects_expected_revenue', sql`${t.expectedRevenue} >= 0`),
    index('carbon_projects_farmer_start').on(t.farmerId, t.startDate),
  ],
)

/** Credits issued to a project, for sale or sold. `quantity` is tonnes. They are never deleted with anything. */
export const carbonCredits = sqliteTable(
  'carbon_credits',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => carbonProjects.id, { onDelete: 'restrict' }),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    creditType: text('credit_type').notNull(),
    serialNumber: text('serial_number').notNull(),
    vintage: integer('vintage').notNull(),
    quantity: real('quantity').notNull(),
    pricePerCredit: money('price_per_credit'),
    totalValue: money('total_value'),
    currency: text('currency', { enum: CURRENCIES }).notNull().default('USD'),
    issuanceDate: day('issuance_date'),
    expiryDate: day('expiry_date'),
    status: text('status').notNull().default('pending'),
    listedPrice: money('listed_price'),
    soldPrice: money('sold_price'),
    buyerId: text('buyer_id').references(() => users.id, { onDelete: 'restrict' }),
    saleDate: day('sale_date'),
    verificationReport: text('verification_report'),
    qualityRating: text('quality_rating'),
    additionalBenefits: json('additional_benefits', texts),
    registryId: text('registry_id'),
    registryUrl: text('registry_url'),
  },
  (t) => [
    enumCheck('carbon_credits_currency', t.currency, CURRENCIES),
    checkConstraint('carbon_credits_quantity', sql`${t.quantity} >= 0`),
    checkConstraint('carbon_credits_price_per_credit', sql`${t.pricePerCredit} >= 0`),
    checkConstraint('carbon_credits_total_value', sql`${t.totalValue} >= 0`),
    checkConstraint('carbon_credits_listed_price', sql`${t.listedPrice} >= 0`),
    checkConstraint('carbon_credits_sold_price', sql`${t.soldPrice} >= 0`),
    uniqueIndex('carbon_credits_serial_number').on(t.serialNumber),
    index('carbon_credits_project_vintage').on(t.projectId, t.vintage),
    index('carbon_credits_farmer_vintage').on(t.farmerId, t.vintage),
    index('carbon_credits_buyer').on(t.buyerId),
  ],
)

/** What a project measured in a reporting period. Stocks are tonnes of carbon a hectare. */
export const carbonMonitoring = sqliteTable(
  'carbon_monitoring',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => carbonProjects.id, { onDelete: 'cascade' }),
    monitoringDate: day('monitoring_date').notNull(),
    reportingPeriod: text('reporting_period').notNull(),
    fieldId: text('field_id').references(() => fields.id, { onDelete: 'set null' }),
    soilCarbonStock: real('soil_carbon_stock'),
    biomassCarbonStock: real('biomass_carbon_stock'),
    emissionsReduced: real('emissions_reduced'),
    fertilizers: json('fertilizers', details),
    energyUse: json('energy_use', details),
    practices: json('practices', texts),
    photos: json('photos', texts),
    gpsReadings: json('gps_readings', positions),
    measurements: json('measurements', details),
    verifiedBy: text('verified_by'),
    verificationDate: day('verification_date'),
    qualityControlNotes: text('quality_control_notes'),
  },
  (t) => [
    index('carbon_monitoring_project_date').on(t.projectId, t.monitoringDate),
    index('carbon_monitoring_field').on(t.fieldId),
  ],
)

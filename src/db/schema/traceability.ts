import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkConstraint, flag, id, instant, json } from '#db/columns.ts'
import { details, texts } from '#db/shapes.ts'
import { position } from '#domain/fields/boundary.schema.ts'
import { crops } from './crops.ts'
import { fields } from './fields.ts'
import { users } from './people.ts'

/** The chain of records of a batch, each naming the hash of the one before. Records are kept when people go. */
export const blockchainRecords = sqliteTable(
  'blockchain_records',
  {
    id: id(),
    blockHash: text('block_hash').notNull(),
    transactionHash: text('transaction_hash').notNull(),
    blockNumber: integer('block_number').notNull(),
    timestamp: instant('timestamp').notNull(),
    recordType: text('record_type').notNull(),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    batchId: text('batch_id').notNull(),
    fieldId: text('field_id').references(() => fields.id, { onDelete: 'set null' }),
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'set null' }),
    quantity: real('quantity'),
    unit: text('unit').notNull().default('kg'),
    quality: text('quality'),
    previousRecordHash: text('previous_record_hash'),
    gpsLocation: json('gps_location', position),
    environmentalConditions: json('environmental_conditions', details),
    certifications: json('certifications', texts),
    complianceData: json('compliance_data', details),
    contractAddress: text('contract_address'),
    gasUsed: integer('gas_used'),
    gasPrice: real('gas_price'),
    isVerified: flag('is_verified').notNull().default(false),
    verifiedBy: text('verified_by'),
    verificationDate: instant('verification_date'),
  },
  (t) => [
    checkConstraint('blockchain_records_quantity', sql`${t.quantity} >= 0`),
    uniqueIndex('blockchain_records_block_hash').on(t.blockHash),
    uniqueIndex('blockchain_records_transaction_hash').on(t.transactionHash),
    index('blockchain_records_batch_time').on(t.batchId, t.timestamp),
    index('blockchain_records_farmer_time').on(t.farmerId, t.timestamp),
    index('blockchain_records_field').on(t.fieldId),
    index('blockchain_records_crop').on(t.cropId),
  ],
)

/** What happened to a batch on its way. Those who act and witness are named; not all of them are users. */
export const supplyChainEvents = sqliteTable(
  'supply_chain_events',
  {
    id: id(),
    blockchainRecordId: text('blockchain_record_id')
      .notNull()
      .references(() => blockchainRecords.id, { onDelete: 'restrict' }),
    eventType: text('event_type').notNull(),
    eventTitle: text('event_title').notNull(),
    performedBy: text('performed_by').notNull(),
    timestamp: instant('timestamp').notNull(),
    eventDescription: text('event_description'),
    verifiedBy: text('verified_by'),
    witnessedBy: text('witnessed_by'),
    location: text('location'),
    /** In minutes. */
    duration: integer('duration'),
    inputs: json('inputs', texts),
    equipment: json('equipment', texts),
    measurements: json('measurements', details),
    photos: json('photos', texts),
    documents: json('documents', texts),
    qualityScore: real('quality_score'),
    complianceChecks: json('compliance_checks', details),
  },
  (t) => [index('supply_chain_events_record_time').on(t.blockchainRecordId, t.timestamp)],
)

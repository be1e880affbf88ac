import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { positions, rawFixes } from '#domain/fields/boundary.schema.ts'
import { FIELD_WAYS } from '#domain/fields/field.ts'
import { keysOf } from '#domain/table.ts'
import { checkConstraint, createdAt, enumCheck, flag, id, instant, json } from '../columns.ts'
import { users } from './people.ts'

/**
 * A farmer's fields. `totalArea` is in hectares, `perimeter` and `elevation` in metres, `slope` and `errorBand` in percent.
 * A field whose border nobody knows yet has an empty one, and no box.
 */
export const fields = sqliteTable(
  'fields',
  {
    id: id(),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What can be said on the phone: see domain/fields/field-code.ts. Null in rows of before it was given. */
    code: text('code'),
    name: text('name').notNull(),
    description: text('description'),
    place: text('place'),
    /** The country of its farmer's place (ISO 3166-1), which triggers keep; empty where none is known. */
    country: text('country').notNull().default(''),
    way: text('way', { enum: keysOf(FIELD_WAYS) })
      .notNull()
      .default('area'),
    totalArea: real('total_area').notNull(),
    boundaryCoordinates: json('boundary_coordinates', positions).notNull(),
    perimeter: real('perimeter'),
    errorBand: real('error_band'),
    /** The box around the border in ten-millionths of a degree, which triggers keep in the R*Tree `field_boxes`. */
    west: integer('west'),
    south: integer('south'),
    east: integer('east'),
    north: integer('north'),
    /** Its number in `field_boxes`. A rowid would be another one after VACUUM. */
    boxId: integer('box_id'),
    centerLatitude: real('center_latitude'),
    centerLongitude: real('center_longitude'),
    elevation: real('elevation'),
    slope: real('slope'),
    soilType: text('soil_type'),
    drainageLevel: text('drainage_level'),
    accessRoad: flag('access_road').notNull().default(false),
    waterSource: text('water_source'),
    createdAt: createdAt(),
    updatedAt: createdAt('updated_at'),
    removedAt: instant('removed_at'),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    checkConstraint('fields_total_area', sql`${t.totalArea} > 0`),
    checkConstraint('fields_center_latitude', sql`${t.centerLatitude} between -90 and 90`),
    checkConstraint('fields_center_longitude', sql`${t.centerLongitude} between -180 and 180`),
    checkConstraint('fields_error_band', sql`${t.errorBand} >= 0`),
    enumCheck('fields_way', t.way, keysOf(FIELD_WAYS)),
    uniqueIndex('fields_code').on(t.code),
    uniqueIndex('fields_box').on(t.boxId),
    index('fields_farmer_created').on(t.farmerId, t.createdAt, t.id),
    index('fields_created').on(t.createdAt, t.id).where(sql`removed_at is null`),
    index('fields_country_created').on(t.country, t.createdAt, t.id).where(sql`removed_at is null`),
    index('fields_needing_border')
      .on(t.createdAt, t.id, t.country)
      .where(sql`removed_at is null and west is null and total_area > 4`),
    index('fields_wide_band').on(t.createdAt, t.id, t.country).where(sql`removed_at is null and error_band > 15`),
  ],
)

/**
 * A walk round a field, as the phone or a file told it: every fix with its moment, so that a border can be read from it anew.
 * `fixes` are [seconds since the first one, longitude, latitude, accuracy in metres]; a file may not know the first and the
 * last. Where it knows no moment, `startedAt` is that of its import.
 */
export const fieldTracks = sqliteTable(
  'field_tracks',
  {
    id: id(),
    fieldId: text('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    walkedBy: text('walked_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    fixes: json('fixes', rawFixes).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('field_tracks_field').on(t.fieldId, t.createdAt), index('field_tracks_walked_by').on(t.walkedBy)],
)

/** An import of fields that is being written: until it is done, what it has written can be taken back. */
export const unfinishedImports = sqliteTable('unfinished_imports', {
  id: id(),
  fieldIds: json('field_ids', z.array(z.string())).notNull(),
  requestId: text('request_id'),
  startedAt: instant('started_at').notNull(),
})

/**
 * Two fields of different farmers whose borders lie over each other: their farmers talk, an agent notes what they agreed
 * on, and nothing is moved by itself. `sharedArea` is in square metres, `share` of the smaller field from 0 to 1.
 */
export const boundaryCases = sqliteTable(
  'boundary_cases',
  {
    id: id(),
    fieldId: text('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    otherFieldId: text('other_field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    sharedArea: real('shared_area').notNull(),
    share: real('share').notNull(),
    note: text('note'),
    settledBy: text('settled_by').references(() => users.id, { onDelete: 'set null' }),
    settledAt: instant('settled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    checkConstraint('boundary_cases_shared_area', sql`${t.sharedArea} > 0`),
    checkConstraint('boundary_cases_share', sql`${t.share} > 0 and ${t.share} <= 1.000001`),
    // A pair has one open case, whichever of both fields was there first: the smaller id stands first.
    checkConstraint('boundary_cases_pair', sql`${t.fieldId} < ${t.otherFieldId}`),
    uniqueIndex('boundary_cases_open').on(t.fieldId, t.otherFieldId).where(sql`settled_at is null`),
    index('boundary_cases_field').on(t.fieldId),
    index('boundary_cases_other').on(t.otherFieldId),
    index('boundary_cases_waiting').on(t.createdAt, t.id).where(sql`settled_at is null`),
    index('boundary_cases_settled_by').on(t.settledBy),
  ],
)

import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { CROP_ACTIVITIES, CROP_STATUS } from '#domain/crops/crop.ts'
import { CROP_GROUPS } from '#domain/crops/crop-group.ts'
import { keysOf } from '#domain/table.ts'
import { checkConstraint, createdAt, day, enumCheck, flag, id, instant, json } from '../columns.ts'
import { fields } from './fields.ts'
import { users } from './people.ts'

/** The crop catalogue. `growthDuration` is in days from planting to harvest. */
export const crops = sqliteTable(
  'crops',
  {
    id: id(),
    name: text('name').notNull(),
    /** What the name is compared by. Every insert of ours writes it; null for a crop that was one with another. */
    nameKey: text('name_key'),
    localName: text('local_name'),
    description: text('description'),
    plantingSeason: text('planting_season'),
    harvestSeason: text('harvest_season'),
    growthDuration: integer('growth_duration'),
    imageUrl: text('image_url'),
    /** An archived crop has left the catalogue; who grows it goes on growing it. */
    archivedAt: instant('archived_at'),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    group: text('crop_group', { enum: keysOf(CROP_GROUPS) })
      .notNull()
      .default('cereal'),
  },
  (t) => [
    index('crops_name').on(t.name),
    uniqueIndex('crops_name_key').on(t.nameKey),
    enumCheck('crops_crop_group', t.group, keysOf(CROP_GROUPS)),
    checkConstraint('crops_growth_duration', sql`${t.growthDuration} >= 1`),
  ],
)

/** What a farmer grows. `fieldSize` is in square metres; a crop that farmers grow cannot be deleted. */
export const farmerCrops = sqliteTable(
  'farmer_crops',
  {
    id: id(),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cropId: text('crop_id')
      .notNull()
      .references(() => crops.id, { onDelete: 'restrict' }),
    fieldId: text('field_id').references(() => fields.id, { onDelete: 'set null' }),
    plantingDate: day('planting_date'),
    expectedHarvest: day('expected_harvest'),
    fieldSize: integer('field_size'),
    plantingArea: integer('planting_area'),
    status: text('status', { enum: keysOf(CROP_STATUS) })
      .notNull()
      .default('planning'),
    /** The status before 'problem': its progress is what the screens go on showing. */
    statusBefore: text('status_before', { enum: keysOf(CROP_STATUS) }),
    notes: text('notes'),
    plantedCoordinates: json('planted_coordinates', z.array(z.tuple([z.number(), z.number()]))),
    expectedYield: real('expected_yield'),
    actualYield: real('actual_yield'),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** A removed crop is on no list; it can be restored, with its log, until it is deleted (see jobs/retention.ts). */
    removedAt: instant('removed_at'),
  },
  (t) => [
    enumCheck('farmer_crops_status', t.status, keysOf(CROP_STATUS)),
    enumCheck('farmer_crops_status_before', t.statusBefore, keysOf(CROP_STATUS)),
    checkConstraint('farmer_crops_field_size', sql`${t.fieldSize} > 0`),
    index('farmer_crops_farmer_created').on(t.farmerId, t.createdAt, t.id),
    // With the farmer, so that 'does the farmer grow it' is one lookup; with the day, so that dated advice finds its
    // crops.
    index('farmer_crops_crop').on(t.cropId, t.farmerId),
    index('farmer_crops_crop_planting').on(t.cropId, t.plantingDate),
    index('farmer_crops_field').on(t.fieldId),
    index('farmer_crops_removed').on(t.removedAt).where(sql`removed_at is not null`),
  ],
)

/** What happened to a crop, as its log tells it: moves, notes, problems seen, work done, yields. */
export const cropActivities = sqliteTable(
  'crop_activities',
  {
    id: id(),
    farmerCropId: text('farmer_crop_id')
      .notNull()
      .references(() => farmerCrops.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: CROP_ACTIVITIES }).notNull(),
    /** The status a crop moved to, where it moved. */
    status: text('status', { enum: keysOf(CROP_STATUS) }),
    /** The task of the care schedule that was done. */
    task: text('task'),
    text: text('text'),
    photoId: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    isResolved: flag('is_resolved').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('crop_activities_kind', t.kind, CROP_ACTIVITIES),
    enumCheck('crop_activities_status', t.status, keysOf(CROP_STATUS)),
    index('crop_activities_crop_created').on(t.farmerCropId, t.createdAt, t.id),
    index('crop_activities_author').on(t.authorId),
    index('crop_activities_photo').on(t.photoId),
  ],
)

/** Photos that farmers took. The picture lies in the data folder under its id; this row says whose it is. */
export const photos = sqliteTable(
  'photos',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('photos_owner').on(t.ownerId), checkConstraint('photos_bytes', sql`${t.bytes} > 0`)],
)

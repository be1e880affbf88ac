import { sql } from 'drizzle-orm'
import { index, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { positions } from '#domain/fields/boundary.schema.ts'
import { checkConstraint, createdAt, flag, id, json } from '../columns.ts'
import { users } from './people.ts'

/** A farmer's fields. `totalArea` is in hectares, `elevation` in metres, `slope` in percent. */
export const fields = sqliteTable(
  'fields',
  {
    id: id(),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    totalArea: real('total_area').notNull(),
    boundaryCoordinates: json('boundary_coordinates', positions).notNull(),
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
  },
  (t) => [
    checkConstraint('fields_total_area', sql`${t.totalArea} > 0`),
    checkConstraint('fields_center_latitude', sql`${t.centerLatitude} between -90 and 90`),
    checkConstraint('fields_center_longitude', sql`${t.centerLongitude} between -180 and 180`),
    index('fields_farmer_created').on(t.farmerId, t.createdAt, t.id),
  ],
)

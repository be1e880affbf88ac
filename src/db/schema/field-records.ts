import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { PRIORITIES } from '#domain/advice/advisory.ts'
import { positions } from '#domain/fields/boundary.schema.ts'
import { MEASUREMENT_SOURCES } from '#domain/fields/soil.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { checkConstraint, createdAt, day, enumCheck, flag, id, instant, json, money } from '../columns.ts'
import { details, texts } from '../shapes.ts'
import { crops, farmerCrops, photos } from './crops.ts'
import { fields } from './fields.ts'
import { users } from './people.ts'

/** What was measured in a field on a day. Moistures and organic matter are percent, temperature is °C. */
export const fieldMeasurements = sqliteTable(
  'field_measurements',
  {
    id: id(),
    fieldId: text('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    measuredBy: text('measured_by').references(() => users.id, { onDelete: 'set null' }),
    measurementDate: day('measurement_date'),
    latitude: real('latitude'),
    longitude: real('longitude'),
    soilPH: real('soil_ph'),
    soilMoisture: real('soil_moisture'),
    organicMatter: real('organic_matter'),
    nitrogen: real('nitrogen'),
    phosphorus: real('phosphorus'),
    potassium: real('potassium'),
    temperature: real('temperature'),
    humidity: real('humidity'),
    rainfall: real('rainfall'),
    source: text('source', { enum: keysOf(MEASUREMENT_SOURCES) }),
    /** A photo of the sheet of the laboratory. */
    photoId: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    additionalData: json('additional_data', details),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('field_measurements_source', t.source, keysOf(MEASUREMENT_SOURCES)),
    checkConstraint('field_measurements_latitude', sql`${t.latitude} between -90 and 90`),
    checkConstraint('field_measurements_longitude', sql`${t.longitude} between -180 and 180`),
    checkConstraint('field_measurements_soil_ph', sql`${t.soilPH} between 0 and 14`),
    checkConstraint('field_measurements_soil_moisture', sql`${t.soilMoisture} between 0 and 100`),
    checkConstraint('field_measurements_organic_matter', sql`${t.organicMatter} between 0 and 100`),
    checkConstraint('field_measurements_humidity', sql`${t.humidity} between 0 and 100`),
    index('field_measurements_field_date').on(t.fieldId, t.measurementDate, t.createdAt),
    index('field_measurements_measured_by').on(t.measuredBy),
    index('field_measurements_photo').on(t.photoId),
  ],
)

/** Seed, fertilizer, water, pesticide: what went onto a field. */
export const resourceApplications = sqliteTable(
  'resource_applications',
  {
    id: id(),
    fieldId: text('field_id').references(() => fields.id, { onDelete: 'cascade' }),
    farmerCropId: text('farmer_crop_id').references(() => farmerCrops.id, { onDelete: 'set null' }),
    appliedBy: text('applied_by').references(() => users.id, { onDelete: 'set null' }),
    applicationDate: day('application_date'),
    resourceType: text('resource_type').notNull(),
    resourceName: text('resource_name').notNull(),
    quantity: real('quantity').notNull(),
    unit: text('unit').notNull(),
    costPerUnit: money('cost_per_unit'),
    totalCost: money('total_cost'),
    currency: text('currency', { enum: CURRENCIES }).notNull().default('USD'),
    applicationCoordinates: json('application_coordinates', positions),
    applicationArea: real('application_area'),
    applicationMethod: text('application_method'),
    weatherConditions: json('weather_conditions', details),
    notes: text('notes'),
    /** Nitrogen, phosphate and potash in percent, as the bag says. */
    grade: json('grade', z.array(z.number())),
    preHarvestDays: integer('pre_harvest_days'),
    reEntryHours: integer('re_entry_hours'),
    createdAt: instant('created_at'),
  },
  (t) => [
    enumCheck('resource_applications_currency', t.currency, CURRENCIES),
    checkConstraint('resource_applications_quantity', sql`${t.quantity} >= 0`),
    checkConstraint('resource_applications_cost_per_unit', sql`${t.costPerUnit} >= 0`),
    checkConstraint('resource_applications_total_cost', sql`${t.totalCost} >= 0`),
    index('resource_applications_field_date').on(t.fieldId, t.applicationDate),
    index('resource_applications_farmer_crop').on(t.farmerCropId),
    index('resource_applications_applied_by').on(t.appliedBy),
  ],
)

/** Parts of a field that are worked differently. `area` is in hectares, `color` is how the map paints it. */
export const fieldZones = sqliteTable(
  'field_zones',
  {
    id: id(),
    fieldId: text('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    zoneType: text('zone_type').notNull(),
    coordinates: json('coordinates', positions).notNull(),
    area: real('area').notNull(),
    description: text('description'),
    soilQuality: text('soil_quality'),
    yieldPotential: text('yield_potential'),
    managementStrategy: text('management_strategy'),
    recommendedInputs: json('recommended_inputs', texts),
    priority: text('priority', { enum: keysOf(PRIORITIES) })
      .notNull()
      .default('medium'),
    color: text('color').notNull().default('#3B82F6'),
    isActive: flag('is_active').notNull().default(true),
    updatedAt: createdAt('updated_at'),
  },
  (t) => [
    enumCheck('field_zones_priority', t.priority, keysOf(PRIORITIES)),
    checkConstraint('field_zones_area', sql`${t.area} > 0`),
    index('field_zones_field').on(t.fieldId),
  ],
)

/** Advice computed for one user, with what it was computed from. */
export const aiRecommendations = sqliteTable(
  'ai_recommendations',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fieldId: text('field_id').references(() => fields.id, { onDelete: 'cascade' }),
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'set null' }),
    type: text('type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priority: text('priority', { enum: keysOf(PRIORITIES) })
      .notNull()
      .default('medium'),
    confidence: real('confidence'),
    dataPoints: json('data_points', details),
    modelVersion: text('model_version'),
    recommendations: json('recommendations', texts),
    expectedImpact: json('expected_impact', details),
    resourceRequirements: json('resource_requirements', details),
    status: text('status').notNull().default('pending'),
    implementedAt: instant('implemented_at'),
    userFeedback: text('user_feedback'),
    weatherConditions: json('weather_conditions', details),
    marketConditions: json('market_conditions', details),
    soilConditions: json('soil_conditions', details),
    validUntil: instant('valid_until'),
  },
  (t) => [
    enumCheck('ai_recommendations_priority', t.priority, keysOf(PRIORITIES)),
    index('ai_recommendations_user_status').on(t.userId, t.status),
    index('ai_recommendations_field').on(t.fieldId),
    index('ai_recommendations_crop').on(t.cropId),
  ],
)

/** A picture of a field from above and what was read from it. Cloud coverage is percent, resolution metres. */
export const satelliteData = sqliteTable(
  'satellite_data',
  {
    id: id(),
    fieldId: text('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    imageDate: day('image_date').notNull(),
    satelliteSource: text('satellite_source').notNull(),
    resolution: real('resolution'),
    cloudCoverage: real('cloud_coverage'),
    trueColorUrl: text('true_color_url'),
    falseColorUrl: text('false_color_url'),
    ndviUrl: text('ndvi_url'),
    ndwiUrl: text('ndwi_url'),
    averageNDVI: real('average_ndvi'),
    averageNDWI: real('average_ndwi'),
    vegetationHealth: text('vegetation_health'),
    cropStress: text('crop_stress'),
    anomalies: json('anomalies', texts),
    growthStage: text('growth_stage'),
    estimatedYield: real('estimated_yield'),
    processingDate: day('processing_date'),
    processingAlgorithm: text('processing_algorithm'),
    qualityScore: real('quality_score'),
  },
  (t) => [
    checkConstraint('satellite_data_cloud_coverage', sql`${t.cloudCoverage} between 0 and 100`),
    checkConstraint('satellite_data_average_ndvi', sql`${t.averageNDVI} between -1 and 1`),
    checkConstraint('satellite_data_average_ndwi', sql`${t.averageNDWI} between -1 and 1`),
    index('satellite_data_field_date').on(t.fieldId, t.imageDate),
  ],
)

/** How dry a field or a user's area is. Rainfall is in millimetres, the anomaly in °C. */
export const droughtMonitoring = sqliteTable(
  'drought_monitoring',
  {
    id: id(),
    fieldId: text('field_id').references(() => fields.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    droughtSeverity: text('drought_severity').notNull(),
    cropRisk: text('crop_risk').notNull(),
    assessmentDate: day('assessment_date'),
    soilMoistureIndex: real('soil_moisture_index'),
    vegetationCondition: text('vegetation_condition'),
    rainfallLast30Days: real('rainfall_last_30_days'),
    temperatureAnomaly: real('temperature_anomaly'),
    evapotranspiration: real('evapotranspiration'),
    recommendedActions: json('recommended_actions', texts),
    alertSent: flag('alert_sent').notNull().default(false),
  },
  (t) => [
    checkConstraint('drought_monitoring_rainfall', sql`${t.rainfallLast30Days} >= 0`),
    index('drought_monitoring_field_date').on(t.fieldId, t.assessmentDate),
    index('drought_monitoring_user_date').on(t.userId, t.assessmentDate),
  ],
)

import type { Db } from '#db/client.ts'
import { findFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { findPhoto } from '#db/queries/crops/photos.ts'
import {
  type ApplicationRow,
  deleteApplication,
  deleteMeasurement,
  findApplication,
  findMeasurement,
  insertApplication,
  insertMeasurement,
  listApplications,
} from '#db/queries/fields/field-records.ts'
import type { FieldRow } from '#db/queries/fields/fields.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { countryOf } from '#domain/country-names.ts'
import { addDays, type Day } from '#domain/dates.ts'
import type { Application, Measurement, NewApplication, NewMeasurement } from '#domain/fields/field-record.schema.ts'
import { storedReadings } from '#domain/fields/soil.ts'
import { harvestFrom } from '#domain/fields/waiting-times.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { COUNTRIES, type Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { dayOfFarmer } from '../support/day-of-farmer.ts'

type Field = Pick<FieldRow, 'id' | 'farmerId'>
type Writer = Pick<Actor, 'user' | 'writtenAt'>

/** Notes what was measured in a field; what a laboratory writes as carbon or oxides is stored as matter and elements. */
export function addMeasurement(tx: Db, field: Field, input: NewMeasurement, writer: Writer): Measurement {
  const { newId, organicCarbon, phosphate, potash, measurementDate, photoId, ...readings } = input
  if (newId && findMeasurement(tx, newId)) throw problem('idTaken')
  if (photoId && findPhoto(tx, photoId)?.ownerId !== field.farmerId) throw problem('notFound')
  const { id } = insertMeasurement(tx, {
    ...readings,
    id: newId,
    fieldId: field.id,
    photoId,
    measuredBy: writer.user.id,
    measurementDate: pastDay(tx, field, measurementDate, writer),
    ...storedReadings({ ...readings, organicCarbon, phosphate, potash }),
    createdAt: writer.writtenAt().toISOString(),
  })
  return findMeasurement(tx, id)!
}

/** Takes a measurement back that was wrong. */
export function undoMeasurement(tx: Db, field: Field, { measurementId }: { measurementId: string }): { id: string } {
  if (!deleteMeasurement(tx, { id: measurementId, fieldId: field.id })) throw problem('notFound')
  return { id: measurementId }
}

/** Today where the farm lies unless a day is named; nobody has measured or spread anything tomorrow. */
function pastDay(tx: Db, { farmerId }: Field, named: Day | undefined, { writtenAt }: Writer): Day {
  const today = dayOfFarmer(tx, farmerId, writtenAt())
  if (named !== undefined && named > addDays(today, 1)) throw problem('fieldDayAhead')
  return named ?? today
}

/** Notes what went onto a field, with what it cost. */
export function addApplication(tx: Db, field: Field, input: NewApplication, writer: Writer): Application {
  const { newId, applicationDate, totalCost, currency, farmerCropId, ...facts } = input
  if (newId && findApplication(tx, newId)) throw problem('idTaken')
  if (farmerCropId && !findFarmerCrop(tx, farmerCropId, field.farmerId)) throw problem('notFound')
  const { id } = insertApplication(tx, {
    ...facts,
    id: newId,
    fieldId: field.id,
    farmerCropId,
    appliedBy: writer.user.id,
    applicationDate: pastDay(tx, field, applicationDate, writer),
    totalCost: totalCost === null ? null : toMinor(totalCost),
    currency: currency ?? currencyOf(tx, field.farmerId),
    createdAt: writer.writtenAt().toISOString(),
  })
  return applicationOf(tx, id)!
}

function currencyOf(tx: Db, farmerId: string): Currency {
  const country = countryOf(readFarmer(tx, farmerId)?.location)
  return country ? COUNTRIES[country].currency : 'USD'
}

/** Takes an application back that was not made. */
export function undoApplication(tx: Db, field: Field, { applicationId }: { applicationId: string }): { id: string } {
  if (!deleteApplication(tx, { id: applicationId, fieldId: field.id })) throw problem('notFound')
  return { id: applicationId }
}

export const listApplicationsOf = (db: Db, fieldId: string) => listApplications(db, fieldId).map(asApplication)

/** One application as it is now. */
export function applicationOf(db: Db, id: string): Application | undefined {
  const row = findApplication(db, id)
  return row && asApplication(row)
}

const asApplication = ({ id, fieldId, farmerCropId, applicationDate, resourceType, resourceName, quantity, unit, grade, totalCost, currency, preHarvestDays, reEntryHours, applicationMethod, notes }: ApplicationRow): Application => ({
  id, fieldId: fieldId ?? '', farmerCropId, applicationDate, resourceType, resourceName, quantity, unit, grade, currency, preHarvestDays, reEntryHours, applicationMethod, notes,
  totalCost: totalCost === null ? null : toMajor(totalCost),
  harvestFrom: harvestFrom(applicationDate, preHarvestDays),
}) // biome-ignore format: columns

import type { Db } from '#db/client.ts'
import {
  type Box,
  countFieldsOf,
  listFieldPointsOf,
  listFieldsIn,
  type NeighbourRow,
} from '#db/queries/fields/fields.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { findFarmPoint } from '#db/queries/support/farmer-contact.ts'
import { countryOf } from '#domain/country-names.ts'
import type { Point } from '#domain/fields/distance.ts'
import { countryAt, pointOfPlace } from '#domain/places/locate.ts'
import type { CountryCode } from '#domain/places.ts'

/** What a new border is compared with: the farm that it belongs to, and the fields around it. */
export type Land = {
  farmOf: (farmerId: string) => Farm
  fieldsIn: (box: Box) => readonly NeighbourRow[]
}

/** A farm as far as it is known; what is seldom asked is a function. */
export type Farm = {
  farmerName: string
  village: Point | null
  country: CountryCode | null
  /** The country that its place names, under which triggers list its fields; empty where it names none. */
  listedIn: CountryCode | ''
  /** The point that an agent took, and the other fields. */
  points: () => readonly Point[]
  fieldCount: () => number
}

/** The land as it is stored. */
export const landOf = (db: Db): Land => ({
  farmOf(farmerId) {
    const farmer = readFarmer(db, farmerId)
    const place = farmer?.location ?? null
    return {
      farmerName: farmer?.fullName ?? '',
      village: place === null ? null : pointOfPlace(place),
      country: countryAt(place),
      listedIn: countryOf(place) ?? '',
      points: () => [findFarmPoint(db, farmerId), ...listFieldPointsOf(db, farmerId)].filter((each) => each !== null),
      fieldCount: () => countFieldsOf(db, farmerId),
    }
  },
  fieldsIn: (box) => listFieldsIn(db, box),
})

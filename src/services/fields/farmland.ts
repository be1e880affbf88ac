import type { Db } from '#db/client.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { findFarmPoint } from '#db/queries/support/farmer-contact.ts'
import type { Farmland } from '#domain/fields/farmland.schema.ts'
import { countryAt, pointOfPlace } from '#domain/places/locate.ts'
import { outlineOf } from '#domain/places/outlines.ts'

/** Where a farm lies, as far as is known. */
export function farmlandOf(db: Db, farmerId: string): Farmland {
  const place = readFarmer(db, farmerId)?.location ?? null
  const country = countryAt(place)
  return {
    village: place === null ? null : pointOfPlace(place),
    farm: findFarmPoint(db, farmerId) ?? null,
    outline: country ? outlineOf(country).map((ring) => [...ring]) : [],
  }
}

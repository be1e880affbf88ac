import * as z from 'zod'
import { crops } from '#db/schema/index.ts'
import { CROP_GROUPS } from '#domain/crops/crop-group.ts'
import { CROP_NAMES, type NameLanguage } from '#domain/crops/crop-names.ts'
import { keyOfName } from '#domain/letters.ts'
import { keysOf } from '#domain/table.ts'
import { once } from '../once.ts'
import catalogue from './data/crops.json' with { type: 'json' }
import { stableId } from './stable-id.ts'
import type { Writer } from './writer.ts'

const rows = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    plantingSeason: z.string(),
    harvestSeason: z.string(),
    growthDuration: z.int().positive(),
    group: z.enum(keysOf(CROP_GROUPS)),
  }),
)

/** The crops of the data, checked. */
export const catalogued = once(() => rows.parse(catalogue))

export function seedCrops(db: Writer) {
  db.insert(crops)
    .values(
      catalogued().map(({ id, ...crop }) => ({
        ...crop,
        id: cropId(id),
        nameKey: keyOfName(crop.name),
        localName: localNameOf(crop.name),
      })),
    )
    .run()
}

/** REST gives everybody one local name; the app shows that of the reader's country. */
const localNameOf = (name: string) =>
  TOLD_FIRST.map((language) => CROP_NAMES[name]?.[language]).find((word) => word !== undefined) ?? null
const TOLD_FIRST: readonly NameLanguage[] = ['sw', 'ha', 'ig', 'yo', 'am', 'kpe', 'bsq', 'fr']

/** The id of a crop by its name in the data, 'sweet-potato'. */
export const cropId = (name: string) => stableId('crop', name)

/** Days from planting to harvest of a crop of the data. */
export const growthDuration = (name: string) => catalogued().find((crop) => crop.id === name)?.growthDuration ?? null

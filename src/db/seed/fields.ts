import { createHash } from 'node:crypto'
import { fields } from '#db/schema/index.ts'
import { boxOf, centreOf } from '#domain/fields/border/box.ts'
import { bandOf } from '#domain/fields/border/error-band.ts'
import { hectaresOf } from '#domain/fields/border/hectares.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import { cornersOf } from '#domain/fields/border/ring.ts'
import { fieldCode } from '#domain/fields/field-code.ts'
import { pointOfPlace } from '#domain/places/locate.ts'
import { daysAgo } from './calendar.ts'
import shapes from './data/field-shapes.json' with { type: 'json' }
import { borderOf, type Shape } from './field-border.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'
import { VILLAGERS, type Villager } from './villagers.ts'
import type { Writer } from './writer.ts'

const NAMES = ['Home field', 'By the stream', 'Old farm'] as const
const INVENTED = 'Invented for the demo: the shape is that of a field in Togo, turned, moved and of another size.'

/** The fields of the village: two or three for each farmer, the last one without a border. */
export function seedFields(db: Writer, now: Date) {
  db.insert(fields)
    .values(VILLAGERS.flatMap((villager, nth) => fieldsOf(villager, nth, now)))
    .run()
}

/** The id of a villager's field. */
const fieldId = (username: string, name: string) => stableId('field', `${username}/${name}`)

/** The field in which a villager's second crop stands; of the first one the demo is free to say any area. */
export const plantedFieldId = (username: string) => fieldId(username, NAMES[1])

/** How many of a villager's fields have a border: those of the first crops. */
const MOST_BORDERS = 2
/** A field is somewhat larger than what grows in it. */
const ROOM = 1.1
/** As farms of several crops have it; above four hectares a buyer in the European Union asks for its border. */
const WITHOUT_BORDER_HA = [0.4, 0.25, 0.8, 4.5] as const

function fieldsOf(villager: Villager, nth: number, now: Date) {
  const { username, crops, registered } = villager
  const bordered = crops.slice(0, MOST_BORDERS)
  return NAMES.slice(0, bordered.length + 1).map((name, at) => {
    const crop = bordered[at]
    const createdAt = daysAgo(now, Math.max(1, registered - 3 - at))
    return {
      ...(crop ? measured(villager, { nth, at, hectares: crop[1] * ROOM }) : said(nth)),
      id: fieldId(username, name),
      farmerId: farmerId(username),
      code: fieldCode(createHash('sha256').update(`${username}/${name}`).digest()),
      name,
      description: crop ? INVENTED : 'Invented for the demo.',
      createdAt,
      updatedAt: createdAt,
    }
  })
}

const said = (nth: number) => ({
  way: 'area' as const,
  totalArea: WITHOUT_BORDER_HA[nth % WITHOUT_BORDER_HA.length]!,
  boundaryCoordinates: [],
})

const SHAPES: readonly Shape[] = Object.values(shapes).map((shape) =>
  shape.map(([east = 0, north = 0]) => [east, north] as const),
)
/** What a phone says of its place under an open sky, and how fast somebody walks. */
const ACCURACY_M = 3
const METRES_A_SECOND = 0.8

/** The first field was walked, the second one drawn. */
function measured({ location }: Villager, { nth, at, hectares }: { nth: number; at: number; hectares: number }) {
  const shape = SHAPES[(nth * MOST_BORDERS + at) % SHAPES.length]!
  const read = readRing(borderOf(shape, { town: pointOfPlace(location)!, nth, at, hectares }))
  if ('fault' in read) throw new Error(`A seeded border has a fault: ${read.fault.check}`)
  const { ring, areaM2, perimeterM } = read
  const seconds = perimeterM / METRES_A_SECOND
  const band = bandOf({ corners: cornersOf(ring), areaM2, accuracyM: ACCURACY_M, share: 68, seconds })
  return {
    way: at === 0 ? ('walked' as const) : ('drawn' as const),
    totalArea: Math.round(hectaresOf(areaM2) * 1e4) / 1e4,
    boundaryCoordinates: ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    perimeter: Math.round(perimeterM * 10) / 10,
    errorBand: at === 0 ? Math.round(band * 10) / 10 : null,
    ...boxOf(ring),
    ...centreOf(boxOf(ring)),
  }
}

import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/client.ts'
import { countCropsOf, countReached, findStretch, type Reached } from '#db/queries/messaging/audience.ts'
import type { Audience } from '#domain/messaging/broadcast.schema.ts'
import type { Reach } from '#domain/messaging/reach.schema.ts'
import { placeAt } from '#domain/places/place-at.ts'
import type { PlaceLevel } from '#domain/places.ts'

/** So many people are counted at once: some milliseconds. */
const SLICE = 2000
/** Of places, languages and crops so many are named. */
const NAMED = 8

/** Whether text messages are sent, and on which level people are counted by place. */
type CountedBy = { hasSms: boolean; placeLevel?: PlaceLevel }

/** Counts whom an announcement concerns, and how each of them is reached. Other requests are answered meanwhile. */
export async function countReach(
  db: Db,
  audience: Audience,
  { hasSms, placeLevel = 'town' }: CountedBy,
): Promise<Reach> {
  const rows: Reached[] = []
  const crops = new Map<string, number>()
  for (let after: string | null = ''; after !== null; ) {
    const stretch = findStretch(db, audience, after, SLICE)
    if (stretch) {
      rows.push(...countReached(db, audience, stretch))
      for (const { crop, people } of countCropsOf(db, audience, stretch)) add(crops, crop, people)
      await setImmediate()
    }
    after = stretch && !stretch.isLast ? stretch.last : null
  }
  const sum = (isMeant: (row: Reached) => boolean) =>
    rows.reduce((total, row) => (isMeant(row) ? total + row.people : total), 0)
  const notified = sum(({ isWanted }) => isWanted === 1)
  const noPhone = sum(({ isWanted, hasPhone }) => isWanted === 1 && hasPhone === 0)
  const notWanted = sum(({ isWanted, hasPhone, wantsSms }) => isWanted === 1 && hasPhone === 1 && wantsSms === 0)
  return {
    people: sum(() => true),
    notified,
    unwanted: sum(({ isWanted }) => isWanted === 0),
    texted: hasSms ? notified - noPhone - notWanted : 0,
    untexted: hasSms ? { noPhone, notWanted } : null,
    byPlace: byPlace(rows, placeLevel),
    byLanguage: mostFrequent(by(rows, ({ language }) => language)),
    byCrop: mostFrequent(crops),
  }
}

const add = (counts: Map<string, number>, name: string, people: number) =>
  counts.set(name, (counts.get(name) ?? 0) + people)

function by(rows: readonly Reached[], nameOf: (row: Reached) => string) {
  const counts = new Map<string, number>()
  for (const row of rows) add(counts, nameOf(row), row.people)
  return counts
}

/** By the place of the hierarchy; those that are not known have a line of their own. */
function byPlace(rows: readonly Reached[], level: PlaceLevel): Reach['byPlace'] {
  const placed = rows.map((row) => ({ ...row, place: placeAt(row.place, level) }))
  const known = by(
    placed.filter(({ place }) => place !== null),
    ({ place }) => place!,
  )
  const unknown = placed.reduce((total, { place, people }) => (place === null ? total + people : total), 0)
  return [...mostFrequent(known), ...(unknown > 0 ? [{ name: null, people: unknown }] : [])]
}

function mostFrequent(counts: Map<string, number>) {
  const named = [...counts].map(([name, people]) => ({ name, people })).sort((a, b) => b.people - a.people)
  const others = named.slice(NAMED).reduce((total, { people }) => total + people, 0)
  return others > 0 ? [...named.slice(0, NAMED), { name: '', people: others }] : named
}

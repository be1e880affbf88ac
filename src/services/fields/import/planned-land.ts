import type { Box, NeighbourRow } from '#db/queries/fields/fields.ts'
import { boxOf } from '#domain/fields/border/box.ts'
import type { Point } from '#domain/fields/distance.ts'
import type { CheckedField } from '../check-field.ts'
import type { Farm, Land } from '../land.ts'

/** Land on which fields can be planned that are not stored yet. */
export type PlannedLand = Land & { add: (checked: CheckedField) => void }

/** The stored land with what is planned on it: so the fields of one file are compared with each other too. */
export function plannedLand(stored: Land): PlannedLand {
  const farms = new Map<string, PlannedFarm>()
  const grid = gridOfFields()
  const farmOf = (farmerId: string) => {
    const farm = farms.get(farmerId) ?? plannedFarm(stored.farmOf(farmerId))
    farms.set(farmerId, farm)
    return farm
  }
  return {
    farmOf,
    fieldsIn: (box) => [...stored.fieldsIn(box), ...grid.fieldsIn(box)],
    add({ row }) {
      farmOf(row.farmerId).add(row)
      if (row.boundaryCoordinates.length > 0) grid.add({ ...row, code: null })
    },
  }
}

type PlannedFarm = Farm & { add: (row: CheckedField['row']) => void }

/** A farm that is asked once, however many fields a file has of it. */
function plannedFarm(stored: Farm): PlannedFarm {
  const planned: Point[] = []
  let [count, added] = [null as number | null, 0]
  let points: readonly Point[] | null = null
  return {
    ...stored,
    points() {
      points ??= stored.points()
      return [...points, ...planned]
    },
    fieldCount() {
      count ??= stored.fieldCount()
      return count + added
    },
    add({ centerLongitude: longitude, centerLatitude: latitude }) {
      added += 1
      if (typeof longitude === 'number' && typeof latitude === 'number') planned.push({ longitude, latitude })
    },
  }
}

/** A fiftieth of a degree, in the units of a box: about two kilometres. */
const CELL = 200_000
/** As many as are asked of the stored fields. */
const MAX_NEIGHBOURS = 200

type Boxed = { box: Box; field: NeighbourRow }

/** Fields by the cells of a grid that their boxes touch. */
function gridOfFields() {
  const cells = new Map<string, Boxed[]>()
  return {
    add(field: NeighbourRow) {
      const box = boxOf(field.boundaryCoordinates)
      for (const cell of cellsOf(box)) {
        const there = cells.get(cell)
        if (there) there.push({ box, field })
        else cells.set(cell, [{ box, field }])
      }
    },
    fieldsIn(box: Box): NeighbourRow[] {
      const met = new Set<NeighbourRow>()
      for (const cell of cellsOf(box))
        for (const each of cells.get(cell) ?? [])
          if (met.size < MAX_NEIGHBOURS && meets(each.box, box)) met.add(each.field)
      return [...met]
    },
  }
}

function* cellsOf({ west, south, east, north }: Box) {
  for (let x = Math.floor(west / CELL); x * CELL <= east; x += 1)
    for (let y = Math.floor(south / CELL); y * CELL <= north; y += 1) yield `${x} ${y}`
}

const meets = (a: Box, b: Box) => a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south

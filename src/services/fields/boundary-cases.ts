import type { Db } from '#db/client.ts'
import {
  type BoundaryCaseRow,
  findCase,
  insertCase,
  listCasesOf,
  listCasesOfAgent,
  listOpenCases,
  listOpenCasesOf,
  settleCaseRow,
} from '#db/queries/fields/boundary-cases.ts'
import type { Box, FieldRow, NeighbourRow } from '#db/queries/fields/fields.ts'
import { mapPage, type Page } from '#domain/contract.ts'
import { M2_PER_HECTARE } from '#domain/fields/border/hectares.ts'
import type { BoundaryCase, SettleCase } from '#domain/fields/boundary-case.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { remind } from '../messaging/remind.ts'
import type { Actor } from '../people/actor.ts'
import type { Land } from './land.ts'
import { isBoundaryCase, isSameField, sharedM2 } from './overlap.ts'

type Bordered = Pick<FieldRow, 'id' | 'farmerId' | 'totalArea' | 'boundaryCoordinates'>
/** A field that is named to both farmers. */
type Named = Pick<FieldRow, 'id' | 'farmerId' | 'name' | 'totalArea'> & { farmerName: string }
/** Another field under a border, and what both share in square metres. */
export type Overlap = { other: NeighbourRow; shared: number }

/** What lies over a border; refuses one that is the border of another field already, of whichever farmer. */
export function listOverlaps(land: Land, field: Bordered, box: Box): Overlap[] {
  const overlaps = land
    .fieldsIn(box)
    .filter(({ id }) => id !== field.id)
    .map((other) => ({ other, shared: sharedM2(field.boundaryCoordinates, other.boundaryCoordinates) }))
  if (overlaps.some(({ other, shared }) => isSameField(shared, areasOf(field, other)))) throw problem('sameField')
  return overlaps.filter(
    ({ other, shared }) => other.farmerId !== field.farmerId && isBoundaryCase(shared, areasOf(field, other)),
  )
}

const areasOf = (one: Pick<Bordered, 'totalArea'>, other: NeighbourRow): [number, number] => [
  one.totalArea * M2_PER_HECTARE,
  other.totalArea * M2_PER_HECTARE,
]

/** Opens a case with each other farmer whose field lies under a new border, and notifies both; a pair has one open case. */
export function openCases(tx: Db, field: Named, overlaps: readonly Overlap[], now: Date) {
  if (overlaps.length === 0) return
  const open = new Set(listCasesOf(tx, field.id).flatMap(({ fieldId, otherFieldId }) => [fieldId, otherFieldId]))
  for (const { other, shared } of overlaps) {
    if (open.has(other.id)) continue
    const [first, second] = [field.id, other.id].sort() as [string, string]
    const share = Math.min(1, shared / Math.min(...areasOf(field, other)))
    insertCase(tx, { fieldId: first, otherFieldId: second, sharedArea: shared, share, createdAt: now.toISOString() })
    tell(
      tx,
      field.farmerId,
      { field: field.name, fieldId: field.id, other: other.farmerName, otherId: other.farmerId },
      now,
    )
    tell(
      tx,
      other.farmerId,
      { field: other.name, fieldId: other.id, other: field.farmerName, otherId: field.farmerId },
      now,
    )
  }
}

type CaseNotice = { field: string; fieldId: string; other: string; otherId: string }
const tell = (tx: Db, farmerId: string, { field, fieldId, other, otherId }: CaseNotice, now: Date) =>
  remind(tx, farmerId, noticeOf('boundaryCase', { field, fieldId, farmer: other }), now, { farmer: otherId })

/** A page of the cases that wait, the oldest first. */
export const listCases = (db: Db, page: Parameters<typeof listOpenCases>[1]): Page<BoundaryCase> =>
  mapPage(listOpenCases(db, page), asCase)

/** The cases that wait for an agent: of the own farmers, and of those whom nobody looks after; the oldest first. */
export const casesOfAgent = (db: Db, agentId: string, most: number): BoundaryCase[] =>
  listCasesOfAgent(db, agentId, most).map(asCase)

/** The cases of a field that wait, the oldest first. */
export const casesOfField = (db: Db, fieldId: string): BoundaryCase[] => listOpenCasesOf(db, fieldId).map(asCase)

/** A case as it is now. */
export function caseOf(db: Db, id: string): BoundaryCase | undefined {
  const row = findCase(db, id)
  return row && asCase(row)
}

/** Notes what the farmers agreed on; no border is moved by it. */
export function settleCase(tx: Db, { id, note }: SettleCase, { user, now }: Pick<Actor, 'user' | 'now'>): BoundaryCase {
  const found = findCase(tx, id)
  if (!found) throw problem('notFound')
  if (found.settledAt !== null) throw problem('caseSettled')
  settleCaseRow(tx, id, { note, settledBy: user.id, settledAt: now().toISOString() })
  return caseOf(tx, id)!
}

const asCase = ({ sharedArea, share, farmer, otherFarmer, field, other, ...row }: BoundaryCaseRow): BoundaryCase => ({
  ...row,
  sharedArea: Math.round(sharedArea),
  sharePercent: Math.round(share * 1000) / 10,
  fields: [
    { ...field, farmerName: farmer },
    { ...other, farmerName: otherFarmer },
  ],
})

import type { Db } from '#db/client.ts'
import { hasChangedSince, newestChange } from '#db/queries/sync/changes.ts'
import type { ImportedField } from '#domain/fields/field-import.schema.ts'
import { landOf } from '../land.ts'
import type { ImportPlan } from './plan-import.ts'

/**
 * Writes what an import has planned, in one turn or in several. Where anybody else has changed a field since it was
 * planned, each further field is planned again before it is written.
 */
export function writerOf(plan: ImportPlan) {
  const fields = casesLast(plan.fields)
  let [next, seen, isOutdated] = [0, plan.since, false]
  return {
    isDone: () => next >= fields.length,
    /** Writes the next ones until `isOver`; answers what became of them. */
    write(tx: Db, isOver: () => boolean): ImportedField[] {
      isOutdated ||= hasChangedSince(tx, 'fields', seen)
      const land = landOf(tx)
      const written: ImportedField[] = []
      while (next < fields.length && !isOver()) {
        const planned = fields[next]!
        const { report, write } = isOutdated ? planned.again(land) : planned
        written.push(write ? { ...report, ...named(write(tx)) } : report)
        next += 1
      }
      seen = newestChange(tx)
      return written
    },
  }
}

const named = ({ id, code }: Pick<ImportedField, 'id' | 'code'>) => ({ id, code })

/** Farmers are told of a boundary case once and for all: what opens one is written when the rest is there. */
const casesLast = (fields: ImportPlan['fields']) => [
  ...fields.filter(({ report }) => report.overlaps.length === 0),
  ...fields.filter(({ report }) => report.overlaps.length > 0),
]

import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/client.ts'
import { listExportedFields } from '#db/queries/fields/exported-fields.ts'
import { chosenFields } from '#db/queries/fields/listed-fields.ts'
import type { FieldSelection } from '#domain/fields/field-list.schema.ts'

export type Selection = Partial<FieldSelection>

const SLICE = 500

/** The fields of a selection by their ids, some at a time, so that others are served in between. */
export async function* eachChosenField(db: Db, selection: Selection) {
  const chosen = chosenFields(db, selection)
  for (let after = ''; ; ) {
    const rows = listExportedFields(db, chosen, after, SLICE)
    for (const row of rows) yield { ...row, country: row.country || null }
    if (rows.length < SLICE) return
    after = rows.at(-1)!.id
    await setImmediate()
  }
}

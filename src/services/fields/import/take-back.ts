import { type Db, transact } from '#db/client.ts'
import { findField, updateField } from '#db/queries/fields/fields.ts'
import { deleteUnfinished, listUnfinished } from '#db/queries/fields/unfinished-imports.ts'
import { audited } from '../../operations/audit.ts'

const PIECE = 50

type TakingBack = { now: () => Date; pause: () => Promise<void> }

/**
 * Takes back what an import had written that ended early, as with the server: its fields are removed, so that all of a
 * file is there or nothing.
 */
export async function takeBackImports(db: Db, { now, pause }: TakingBack): Promise<void> {
  for (const { id, fieldIds, requestId } of listUnfinished(db)) {
    for (let from = 0; from < fieldIds.length; from += PIECE) {
      removeAll(db, fieldIds.slice(from, from + PIECE), { requestId, at: now().toISOString() })
      await pause()
    }
    deleteUnfinished(db, id)
  }
}

function removeAll(db: Db, ids: readonly string[], { requestId, at }: { requestId: string | null; at: string }) {
  transact(db, (tx) => {
    const written = ids.filter((id) => findField(tx, id) !== undefined)
    if (written.length === 0) return
    audited(tx, { actor: null, action: 'admin.fields.import', requestId, at }, { table: 'fields', id: written }, () => {
      for (const id of written) updateField(tx, id, { removedAt: at })
    })
  })
}

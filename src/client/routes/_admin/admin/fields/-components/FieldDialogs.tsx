import { lazy, Suspense } from 'react'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { FieldRecord } from '#domain/fields/field-list.schema.ts'

const ImportDialog = lazy(() => import('./import/ImportDialog.tsx'))

/** The dialogs of the list of fields, as the address names them: an import of a file, or of the border of one field. */
export function FieldDialogs({ rows }: { rows: FieldRecord[] }) {
  const dialog = useDialog('import')
  if (dialog.name !== 'import') return null
  const { id } = dialog
  const field = id === undefined ? null : { id, name: rows.find((row) => row.id === id)?.name ?? '' }
  return (
    <Suspense>
      <ImportDialog key={id} field={field} onClose={dialog.close} />
    </Suspense>
  )
}

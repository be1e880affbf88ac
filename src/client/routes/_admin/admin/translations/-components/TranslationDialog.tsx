import { useState } from 'react'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { Translation } from '#domain/operations/translations/translation.schema.ts'
import { TranslationForm } from './TranslationForm.tsx'

type TranslationDialogProps = { rows: readonly Translation[]; first: string; onClose: () => void }

/** Edits one message after another, in the order in which they were shown when it was opened. */
export default function TranslationDialog({ rows, first, onClose }: TranslationDialogProps) {
  // A message that was saved may no longer be among those that the filters show.
  const [opened] = useState(rows)
  const [key, setKey] = useState(first)
  const at = opened.findIndex((row) => row.key === key)
  const row = rows.find((each) => each.key === key) ?? opened[at]
  if (!row) return null
  const next = opened[at + 1]
  return (
    <SheetDialog onClose={onClose} title={row.key} width={700} hasOwnFocus>
      <TranslationForm key={row.key} row={row} onNext={next ? () => setKey(next.key) : undefined} onClose={onClose} />
    </SheetDialog>
  )
}

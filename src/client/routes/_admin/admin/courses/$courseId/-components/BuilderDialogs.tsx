import { lazy, Suspense } from 'react'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import { partAt } from './part-address.ts'

const DocumentDialog = lazy(() => import('./document/DocumentDialog.tsx'))
const PartDialog = lazy(() => import('./PartDialog.tsx'))
const RemovePartDialog = lazy(() => import('./RemovePartDialog.tsx'))

/** The dialogs in which a part is written, and deleted. */
export function BuilderDialogs({ course }: { course: BuiltCourse }) {
  const dialog = useDialog('part', 'remove-part', 'document')
  if (dialog.name === 'document')
    return (
      <Suspense>
        <DocumentDialog course={course} onClose={dialog.close} />
      </Suspense>
    )
  const part = partAt(course, dialog.id)
  if (!part) return null
  return (
    <Suspense>
      {dialog.name === 'part' && <PartDialog key={dialog.id} part={part} onClose={dialog.close} />}
      {dialog.name === 'remove-part' && part.id && (
        <RemovePartDialog course={course} part={{ ...part, id: part.id }} onClose={dialog.close} />
      )}
    </Suspense>
  )
}

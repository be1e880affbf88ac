import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'

const CaseDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./CaseDialog.tsx'), needMessages('field')])
  return dialog
})

/** Where the frame of the agents' screens shows a case about two borders. */
export function CasePlace() {
  const dialog = useDialog('settle')
  if (!dialog.id) return null
  return (
    <Suspense>
      <CaseDialog key={dialog.id} caseId={dialog.id} onClose={dialog.close} />
    </Suspense>
  )
}

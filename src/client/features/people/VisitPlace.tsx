import { lazy, Suspense } from 'react'
import { useDialog } from '#client/ui/dialog/useDialog.ts'

const VisitDialog = lazy(() => import('./visits/VisitDialog.tsx'))

/** Where the frame of the agents' screens shows the form of a new visit. */
export function VisitPlace() {
  const dialog = useDialog('visit')
  if (!dialog.name) return null
  return (
    <Suspense>
      <VisitDialog key={dialog.id} farmerId={dialog.id} onClose={dialog.close} />
    </Suspense>
  )
}

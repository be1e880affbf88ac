import { lazy, Suspense } from 'react'
import { useDialog } from '#client/ui/dialog/useDialog.ts'

const OpenedAdvisory = lazy(() => import('./OpenedAdvisory.tsx'))

/** Where the frame of the farmer's screens shows the advisory that is open. */
export function AdvisoryPlace() {
  const dialog = useDialog('advisory')
  if (!dialog.id) return null
  return (
    <Suspense>
      <OpenedAdvisory id={dialog.id} onClose={dialog.close} />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { useUpdate } from '#client/offline/worker/update-state.ts'

const UpdateNotice = lazy(() => import('./UpdateNotice.tsx').catch(() => ({ default: () => null })))

/** Where a new version is offered, once there is one: the notice is loaded then. */
export function UpdatePlace() {
  const isOffered = useUpdate() !== null
  return (
    isOffered && (
      <Suspense>
        <UpdateNotice />
      </Suspense>
    )
  )
}

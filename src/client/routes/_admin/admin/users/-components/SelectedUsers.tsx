import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskUser } from '#domain/people/desk-user.schema.ts'

const ActivationDialog = lazy(() => import('./ActivationDialog.tsx'))

/** What can be done with the users who are selected: those whom it would change are counted. */
export function SelectedUsers({ users }: { users: DeskUser[] }) {
  const t = useTranslations('desk.user')
  const [asks, setAsks] = useState<boolean | null>(null)
  const changed = (isActive: boolean) => users.filter((user) => user.isActive !== isActive)
  return (
    <>
      {changed(false).length > 0 && (
        <Button variant="default" onClick={() => setAsks(false)}>
          {t('deactivate')}
        </Button>
      )}
      {changed(true).length > 0 && (
        <Button variant="default" onClick={() => setAsks(true)}>
          {t('reactivate')}
        </Button>
      )}
      <Suspense>
        {asks !== null && changed(asks).length > 0 && (
          <ActivationDialog users={changed(asks)} isActive={asks} onClose={() => setAsks(null)} />
        )}
      </Suspense>
    </>
  )
}

import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { MAX_MOVED } from '#domain/people/farmer.ts'
import type { UserRecord } from '#domain/people/user-record.schema.ts'
import { MAX_USERS_AT_ONCE } from '#domain/people/user-record.ts'

const StartCodesDialog = lazy(() => import('./start-codes/StartCodesDialog.tsx'))
const GiveDialog = lazy(() => import('./GiveDialog.tsx'))
const ActivationDialog = lazy(() => import('./ActivationDialog.tsx'))

/** What can be done with the users who are selected: those whom it would change are counted. */
export function SelectedUsers({ users }: { users: UserRecord[] }) {
  const t = useTranslations('desk.user')
  const caseload = useTranslations('desk.caseload')
  const [isGiving, setGiving] = useState(false)
  const [isCoding, setCoding] = useState(false)
  const farmers = users.filter(({ role }) => role === 'farmer').map(({ id }) => id)
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
      {farmers.length > 0 && farmers.length <= MAX_MOVED && (
        <Button variant="default" onClick={() => setGiving(true)}>
          {caseload('open')}
        </Button>
      )}
      {farmers.length > 0 && farmers.length <= MAX_USERS_AT_ONCE && (
        <Button variant="default" onClick={() => setCoding(true)}>
          {t('startCodes.open')}
        </Button>
      )}
      <Suspense>
        {isCoding && <StartCodesDialog ids={farmers} onClose={() => setCoding(false)} />}
        {isGiving && <GiveDialog ids={farmers} onClose={() => setGiving(false)} />}
        {asks !== null && changed(asks).length > 0 && (
          <ActivationDialog users={changed(asks)} isActive={asks} onClose={() => setAsks(null)} />
        )}
      </Suspense>
    </>
  )
}

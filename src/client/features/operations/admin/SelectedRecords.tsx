import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { MAX_SELECTED } from '#domain/bounds.ts'
import type { AdminKind } from './kinds.ts'

const DeleteManyDialog = lazy(() => import('./delete/DeleteManyDialog.tsx'))

/** What can be done with the records that are selected. */
export function SelectedRecords({ kind, ids }: { kind: AdminKind; ids: string[] }) {
  const t = useTranslations('desk.delete')
  const [isAsking, setAsking] = useState(false)
  if (ids.length === 0 || ids.length > MAX_SELECTED) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('selected')}
      </Button>
      <Suspense>{isAsking && <DeleteManyDialog kind={kind} ids={ids} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useNow } from '#client/ui/useNow.ts'
import { isSwitched, type Switchable, type SwitchedKind } from '#domain/advice/switchable.ts'
import { MAX_SELECTED } from '#domain/bounds.ts'

const SwitchDialog = lazy(() => import('./SwitchDialog.tsx'))

type SwitchRequest = { isActive: boolean; ids: string[]; others: number }

/** Switches the selected records on or off: those that it would change are counted. */
export function SelectedSwitch({ kind, rows }: { kind: SwitchedKind; rows: Switchable[] }) {
  const t = useTranslations('desk.switch')
  const now = useNow()
  const [asked, setAsked] = useState<SwitchRequest | null>(null)
  if (rows.length > MAX_SELECTED) return null
  const changedBy = (isActive: boolean) => rows.filter((row) => isSwitched(row, isActive, now)).map(({ id }) => id)
  const unlike = (isActive: boolean) => rows.filter((row) => row.isActive !== isActive).length
  return (
    <>
      {[true, false].map((isActive) => {
        const ids = changedBy(isActive)
        return (
          ids.length > 0 && (
            <Button
              key={String(isActive)}
              variant="default"
              onClick={() => setAsked({ isActive, ids, others: unlike(isActive) - ids.length })}
            >
              {t(isActive ? 'on' : 'off')}
            </Button>
          )
        )
      })}
      <Suspense>{asked && <SwitchDialog kind={kind} {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}

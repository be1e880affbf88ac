import { IconSeedling } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { QueryView } from '#client/components/QueryView.tsx'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import type { OutboxEntry } from '#client/offline/entry.ts'
import { overSchedule } from '#client/offline/over-care.ts'
import { useOver } from '#client/offline/useOver.ts'
import { trpc } from '#client/trpc.ts'
import type { CareItem, CareState } from '#domain/farmer/care.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import { CareRow } from '../CareRow.tsx'
import { useCareDone } from '../useCareDone.ts'
import classes from './lists.module.css'
import { idsOfCrop } from './useCropWrite.ts'

const STATES: readonly CareState[] = ['overdue', 'thisWeek', 'later', 'done']

export default function CareSchedule({ grown }: { grown: FarmerCrop }) {
  const t = useTranslations('care')
  const over = useCallback(
    (items: CareItem[], entries: readonly OutboxEntry[]) => overSchedule(items, entries, grown.id),
    [grown.id],
  )
  const schedule = trpc.farmer.care.list.useQuery(idsOfCrop(grown), { select: useOver(over) })
  const empty = t(grown.plantingDate ? 'nothingLeft' : 'none')
  return (
    <QueryView
      query={schedule}
      empty={<EmptyState drawing={<IconSeedling size={38} stroke={1.6} aria-hidden="true" />} text={empty} />}
    >
      {(items) => (
        <div className={classes.groups}>
          {STATES.map((state) => (
            <CareGroup key={state} state={state} items={items.filter((item) => item.state === state)} grown={grown} />
          ))}
          <p className={classes.note}>{t('source')}</p>
        </div>
      )}
    </QueryView>
  )
}

function CareGroup({ state, items, grown }: { state: CareState; items: CareItem[]; grown: FarmerCrop }) {
  const t = useTranslations('care')
  const done = useCareDone(grown.farmerId)
  const cropName = useCropNames()
  if (items.length === 0) return null
  return (
    <section aria-label={t(`state.${state}`)}>
      <h3 className={classes.heading}>{t(`state.${state}`)}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <CareRow
            key={item.task}
            item={item}
            cropName={cropName(grown.crop.name)}
            isSaving={done.isSaving(grown.id, item.task)}
            onDone={() => done.tell(grown.id, item.task)}
          />
        ))}
      </ul>
    </section>
  )
}

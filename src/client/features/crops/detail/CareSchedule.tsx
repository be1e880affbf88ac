import { IconSeedling } from '@tabler/icons-react'
import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { optimisticSchedule } from '#client/offline/optimistic/care.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { isNewCrop } from '#client/offline/outbox/crop-order.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { CareItem, CareState } from '#domain/crops/care.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CareRow } from '../CareRow.tsx'
import { useCareDone } from '../useCareDone.ts'
import classes from './lists.module.css'
import { idsOfCrop } from './useCropWrite.ts'

const STATES: readonly CareState[] = ['overdue', 'thisWeek', 'later', 'done']

export default function CareSchedule({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('care')
  const over = useCallback(
    (items: CareItem[], entries: readonly OutboxEntry[]) => optimisticSchedule(items, entries, farmerCrop.id),
    [farmerCrop.id],
  )
  // The server makes the schedule, once it knows the crop.
  const isNew = isNewCrop(farmerCrop.id, useOutbox().entries)
  const schedule = trpc.farmer.care.list.useQuery(idsOfCrop(farmerCrop), {
    select: useOptimistic(over),
    enabled: !isNew,
  })
  if (isNew) return <NoTasks text={t('unsent')} />
  const empty = t(farmerCrop.plantingDate ? 'nothingLeft' : 'none')
  return (
    <QueryView query={schedule} empty={<NoTasks text={empty} />}>
      {(items) => (
        <div className={classes.groups}>
          {STATES.map((state) => (
            <CareGroup
              key={state}
              state={state}
              items={items.filter((item) => item.state === state)}
              farmerCrop={farmerCrop}
            />
          ))}
          <p className={classes.note}>{t('source')}</p>
        </div>
      )}
    </QueryView>
  )
}

const NoTasks = ({ text }: { text: string }) => (
  <EmptyState drawing={<IconSeedling size={38} stroke={1.6} aria-hidden="true" />} text={text} />
)

function CareGroup({ state, items, farmerCrop }: { state: CareState; items: CareItem[]; farmerCrop: FarmerCrop }) {
  const t = useTranslations('care')
  const cropName = useCropNames()
  const done = useCareDone(farmerCrop.farmerId)
  if (items.length === 0) return null
  return (
    <section aria-label={t(`state.${state}`)}>
      <h3 className={classes.heading}>{t(`state.${state}`)}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <CareRow
            key={item.task}
            item={item}
            crop={idsOfCrop(farmerCrop)}
            cropName={cropName(farmerCrop.crop.name)}
            isSaving={done.isSaving(farmerCrop.id, item.task)}
            onDone={() => done.tell(farmerCrop.id, item.task, cropName(farmerCrop.crop.name))}
            onUndo={(doneOn) => done.removeRefused(farmerCrop.id, item.task, doneOn)}
          />
        ))}
      </ul>
    </section>
  )
}

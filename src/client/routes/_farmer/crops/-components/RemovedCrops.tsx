import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useMyCrops } from '#client/features/crops/useMyCrops.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Removed } from '#client/offline/optimistic/removed/removed.ts'
import { optimisticRemovedCrops } from '#client/offline/optimistic/removed/removed-crops.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { useSession } from '#client/phone/session.ts'
import { RemovedItem, RemovedList } from '#client/ui/page/RemovedList.tsx'
import { DAYS_TO_RESTORE } from '#domain/crops/crop.ts'

/** The crops that were removed and can be restored; nothing where there is none. */
export default function RemovedCrops() {
  const t = useTranslations('crop.removed')
  const farmerId = useSession()?.user.id ?? ''
  const { data = [] } = trpc.farmer.crops.removed.useQuery({ farmerId }, { enabled: farmerId !== '' })
  const { data: grown = [] } = useMyCrops()
  return (
    <RemovedList
      title={t('title')}
      hint={t('hint', { days: String(DAYS_TO_RESTORE) })}
      rows={optimisticRemovedCrops(data, useOutbox().entries, farmerId, grown)}
    >
      {(row) => <RemovedCrop row={row} farmerId={farmerId} />}
    </RemovedList>
  )
}

function RemovedCrop({ row, farmerId }: { row: Removed; farmerId: string }) {
  const t = useTranslations('crop.removed')
  const failed = useTranslations('crop')('failed')
  const name = useCropNames()(row.name)
  const done = { title: t('restored'), text: t('restoredText', { name }), tone: 'good' } as const
  const restore = useWrite(api.farmer.crops.restore.mutate, { done, failed })
  return (
    <RemovedItem
      row={row}
      name={name}
      words={{
        removedOn: (date) => t('removedOn', { date }),
        restore: t('restore'),
        restoreNamed: t('restoreNamed', { name }),
      }}
      isRestoring={restore.isPending}
      onRestore={() => restore.mutate({ farmerId, cropId: row.id })}
    />
  )
}

import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useMyFields } from '#client/features/fields/useMyFields.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Removed } from '#client/offline/optimistic/removed/removed.ts'
import { optimisticRemovedFields } from '#client/offline/optimistic/removed/removed-fields.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { useSession } from '#client/phone/session.ts'
import { RemovedItem, RemovedList } from '#client/ui/page/RemovedList.tsx'

/** The fields that were removed and can be restored; nothing where there is none. */
export default function RemovedFields() {
  const t = useTranslations('fields.removed')
  const farmerId = useSession()?.user.id ?? ''
  const isOn = { enabled: farmerId !== '' }
  const { data: removed = [] } = trpc.farmer.fields.removed.useQuery({ farmerId }, isOn)
  const { data: told = [] } = trpc.farmer.fields.list.useQuery({ farmerId }, isOn)
  const { data: shown = [] } = useMyFields()
  return (
    <RemovedList
      title={t('title')}
      hint={t('hint')}
      rows={optimisticRemovedFields({ removed, told, shown }, useOutbox().entries)}
    >
      {(row) => <RemovedField row={row} />}
    </RemovedList>
  )
}

function RemovedField({ row }: { row: Removed }) {
  const t = useTranslations('fields.removed')
  const { id, name } = row
  const restore = useWrite(api.farmer.fields.restore.mutate, {
    done: { title: t('restored'), text: t('restoredText', { name }), tone: 'good' },
    failed: withReason(t('failed')),
    refresh: (utils) => utils.farmer.fields.invalidate(),
  })
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
      onRestore={() => restore.mutate({ id })}
    />
  )
}

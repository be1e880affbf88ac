import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'

/** Asks which agent looks after some farmers from now on. */
export default function GiveDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const t = useTranslations('desk.caseload')
  const [agentId, setAgentId] = useState('')
  const agents = trpc.admin.users.agents.useQuery().data ?? []
  const give = useWrite(api.admin.users.giveToAgent.mutate, {
    done: ({ moved }) => ({ title: t('done', { count: moved }), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('failed'),
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('title', { count: ids.length })} width={500}>
      <p className={adminClasses.consequence}>{t('text')}</p>
      <SelectField
        label={t('agent')}
        size="md"
        data={[{ value: '', label: t('nobody') }, ...agents.map(({ id, fullName }) => ({ value: id, label: fullName }))]} // biome-ignore format: one list
        value={agentId}
        onChange={(event) => setAgentId(event.currentTarget.value)}
      />
      <ConfirmButtons
        yes={t('submit')}
        no={t('cancel')}
        onYes={() => give.mutate({ ids, agentId: agentId || null })}
        onNo={onClose}
        isPending={give.isPending}
      />
    </SheetDialog>
  )
}

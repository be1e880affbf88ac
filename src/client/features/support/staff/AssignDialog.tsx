import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import type { StaffTicket } from '#domain/support/contact.schema.ts'
import classes from './StaffSupport.module.css'
import { refreshTickets } from './useTicketActions.ts'

/** Asks who looks after several requests from now on. */
export default function AssignDialog({ tickets, onClose }: { tickets: StaffTicket[]; onClose: () => void }) {
  const t = useTranslations('agent.manyRequests')
  const ticket = useTranslations('tickets')
  const [assigneeId, setAssigneeId] = useState('')
  const staff = trpc.agent.tickets.assignees.useQuery().data ?? []
  const moved = tickets.filter(({ assignee }) => (assignee?.id ?? '') !== assigneeId)
  const assign = useWrite(api.agent.tickets.assignMany.mutate, {
    done: ({ ticketIds }) => ({ title: t('assigned', { count: ticketIds.length }), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('failed'),
    refresh: refreshTickets,
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('assignTitle', { count: tickets.length })} width={500}>
      <p className={classes.consequence}>{t('assignText')}</p>
      <SelectField
        label={ticket('assign')}
        size="md"
        data={[{ value: '', label: ticket('nobody') }, ...staff.map(({ id, fullName }) => ({ value: id, label: fullName }))]} // biome-ignore format: one list
        value={assigneeId}
        onChange={(event) => setAssigneeId(event.currentTarget.value)}
      />
      <ConfirmButtons
        yes={t('assign')}
        no={t('keep')}
        onYes={() => assign.mutate({ ticketIds: tickets.map(({ ticketId }) => ticketId), assigneeId: assigneeId || null })} // biome-ignore format: one call
        onNo={onClose}
        isPending={assign.isPending}
        isDisabled={moved.length === 0}
      />
    </SheetDialog>
  )
}

import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SavedSelect } from '#client/ui/fields/saved/SavedSelect.tsx'
import type { Conversation } from '#domain/support/contact.schema.ts'
import { refreshTickets } from './useTicketActions.ts'

/** Who looks after a request: chosen among all agents and administrators. */
export function AssigneeChoice({ talk: { ticketId, assignee } }: { talk: Conversation }) {
  const t = useTranslations('tickets')
  const staff = trpc.agent.tickets.assignees.useQuery().data ?? (assignee ? [assignee] : [])
  const { assign } = api.agent.tickets
  const undo = useUndo(assign.mutate, refreshTickets)
  const nameOf = (id: string | null) => staff.find((each) => each.id === id)?.fullName
  const change = useWrite(assign.mutate, {
    done: (_, { assigneeId }) => {
      const name = nameOf(assigneeId)
      return {
        title: name ? t('assignedToast', { name }) : t('unassigned'),
        tone: 'good',
        undo: () => undo.mutate({ ticketId, assigneeId: assignee?.id ?? null }),
      }
    },
    failed: t('failed'),
    refresh: refreshTickets,
  })
  return (
    <SavedSelect
      label={t('assign')}
      data={[{ value: '', label: t('nobody') }, ...staff.map(({ id, fullName }) => ({ value: id, label: fullName }))]}
      value={(change.isPending ? change.input?.assigneeId : assignee?.id) ?? ''}
      onChoose={(id) => change.mutate({ ticketId, assigneeId: id || null })}
    />
  )
}

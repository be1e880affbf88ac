import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { MAX_SELECTED } from '#domain/bounds.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'

const AssignDialog = lazy(() => import('./AssignDialog.tsx'))
const CloseDialog = lazy(() => import('./CloseDialog.tsx'))

/** What can be done with the requests that are selected: those that it would change are counted. */
export function SelectedTickets({ tickets }: { tickets: StaffTicket[] }) {
  const t = useTranslations('agent.manyRequests')
  const [assigned, setAssigned] = useState<StaffTicket[] | null>(null)
  const [closed, setClosed] = useState<string[] | null>(null)
  if (tickets.length > MAX_SELECTED) return null
  const open = tickets.filter(({ status }) => status !== 'closed').map(({ ticketId }) => ticketId)
  return (
    <>
      <Button variant="default" onClick={() => setAssigned(tickets)}>
        {t('assign')}
      </Button>
      {open.length > 0 && (
        <Button variant="default" onClick={() => setClosed(open)}>
          {t('close')}
        </Button>
      )}
      <Suspense>
        {assigned && <AssignDialog tickets={assigned} onClose={() => setAssigned(null)} />}
        {closed && <CloseDialog ticketIds={closed} onClose={() => setClosed(null)} />}
      </Suspense>
    </>
  )
}

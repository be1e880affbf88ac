import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from './SupportDesk.module.css'
import { refreshTickets } from './useTicketActions.ts'

/** Asks before several requests are closed together. */
export default function CloseDialog({ ticketIds, onClose }: { ticketIds: string[]; onClose: () => void }) {
  const t = useTranslations('tickets.many')
  const undo = useUndo(api.agent.tickets.reopenMany.mutate, refreshTickets)
  const close = useWrite(api.agent.tickets.closeMany.mutate, {
    done: (closed) => ({
      title: t('closed', { count: closed.ticketIds.length }),
      tone: 'good',
      undo: () => undo.mutate(closed),
    }),
    failed: t('failed'),
    refresh: refreshTickets,
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('closeTitle', { count: ticketIds.length })} width={500}>
      <p className={classes.consequence}>{t('closeText')}</p>
      <div className={classes.actions}>
        <Button size="md" loading={close.isPending} onClick={() => close.mutate({ ticketIds })}>
          {t('close')}
        </Button>
        <Button size="md" variant="default" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </SheetDialog>
  )
}

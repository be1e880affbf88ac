import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from './StaffSupport.module.css'
import { refreshTickets } from './useTicketActions.ts'

/** Asks before several requests are closed together. */
export default function CloseDialog({ ticketIds, onClose }: { ticketIds: string[]; onClose: () => void }) {
  const t = useTranslations('agent.manyRequests')
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
      <ConfirmButtons
        yes={t('close')}
        no={t('keep')}
        onYes={() => close.mutate({ ticketIds })}
        onNo={onClose}
        isPending={close.isPending}
      />
    </SheetDialog>
  )
}

import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import { ChangeButtons } from './change/ChangeButtons.tsx'

/** What opens a loan, and the step that is due: the decision, or the money. */
export function LoanButtons({ loan, isOpen = false }: { loan: AdminLoan; isOpen?: boolean }) {
  const { id, status, farmer } = loan
  const t = useTranslations('admin.lending')
  const desk = useTranslations('desk.money')
  const dialog = useDialog('approve', 'reject', 'disburse', 'details')
  const name = farmer.fullName
  const isWaiting = loan.pendingDecision !== null
  return (
    <>
      {status === 'applied' && (
        <>
          <Button
            disabled={isWaiting}
            aria-label={`${t('approve')}: ${name}`}
            onClick={() => dialog.open('approve', id)}
          >
            {t('approve')}
          </Button>
          <Button variant="default" aria-label={`${t('reject')}: ${name}`} onClick={() => dialog.open('reject', id)}>
            {t('reject')}
          </Button>
        </>
      )}
      {status === 'approved' && (
        <Button
          disabled={isWaiting}
          aria-label={desk('loan.disburseNamed', { name })}
          onClick={() => dialog.open('disburse', id)}
        >
          {desk('loan.disburse')}
        </Button>
      )}
      {isOpen && <ChangeButtons loan={loan} />}
      {!isOpen && (
        <Button variant="default" aria-label={desk('detailsOf', { name })} onClick={() => dialog.open('details', id)}>
          {desk('details')}
        </Button>
      )}
    </>
  )
}

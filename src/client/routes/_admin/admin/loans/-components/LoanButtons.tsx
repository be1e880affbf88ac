import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** What opens a loan, and the step that is due: the decision, or the money. */
export function LoanButtons({ loan: { id, status, farmer }, isOpen = false }: { loan: AdminLoan; isOpen?: boolean }) {
  const t = useTranslations('admin.lending')
  const desk = useTranslations('desk.money')
  const dialog = useDialog('approve', 'reject', 'disburse', 'details')
  const name = farmer.fullName
  return (
    <>
      {status === 'applied' && (
        <>
          <Button aria-label={`${t('approve')}: ${name}`} onClick={() => dialog.open('approve', id)}>
            {t('approve')}
          </Button>
          <Button variant="default" aria-label={`${t('reject')}: ${name}`} onClick={() => dialog.open('reject', id)}>
            {t('reject')}
          </Button>
        </>
      )}
      {status === 'approved' && (
        <Button aria-label={desk('loan.disburseNamed', { name })} onClick={() => dialog.open('disburse', id)}>
          {desk('loan.disburse')}
        </Button>
      )}
      {!isOpen && (
        <Button variant="default" aria-label={desk('detailsOf', { name })} onClick={() => dialog.open('details', id)}>
          {desk('details')}
        </Button>
      )}
    </>
  )
}

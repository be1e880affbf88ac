import { api } from '#client/api/client.ts'
import { ReasonDialog } from '#client/features/finance/admin/ReasonDialog.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type AdminLoan, loanReason } from '#domain/finance/loan.schema.ts'

/** Takes a write-off back, with a reason. */
export default function TakeBackDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const name = loan.farmer.fullName
  const amount = formatAmount(loan.writtenOffAmount ?? 0, loan.currency)
  return (
    <ReasonDialog
      title={t('loan.takeBackTitle')}
      hint={t('loan.takeBackText', { name, amount })}
      confirm={t('loan.takeBack')}
      schema={loanReason}
      id={loan.id}
      draft={`desk.takeBack.${loan.id}`}
      write={api.admin.loans.takeBackWriteOff.mutate}
      done={{ title: t('loan.takeBackDone'), text: t('told', { name }), tone: 'good' }}
      onClose={onClose}
    />
  )
}

import { api } from '#client/api/client.ts'
import { ReasonDialog } from '#client/features/finance/admin/ReasonDialog.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type AdminLoan, loanReason } from '#domain/finance/loan.schema.ts'

/** Lets a farmer off the penalties, with a reason. */
export default function WaiveDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const name = loan.farmer.fullName
  const amount = formatAmount(loan.penaltyAmount - loan.penaltyPaid, loan.currency)
  return (
    <ReasonDialog
      title={t('loan.waiveTitle')}
      hint={t('loan.waiveText', { name, amount })}
      confirm={t('loan.waive')}
      schema={loanReason}
      id={loan.id}
      draft={`desk.waive.${loan.id}`}
      write={api.admin.loans.waivePenalty.mutate}
      done={{ title: t('loan.waiveDone'), text: t('told', { name }), tone: 'good' }}
      onClose={onClose}
    />
  )
}

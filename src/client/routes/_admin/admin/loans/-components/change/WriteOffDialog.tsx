import { api } from '#client/api/client.ts'
import { ReasonDialog } from '#client/features/finance/admin/ReasonDialog.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type AdminLoan, loanReason } from '#domain/finance/loan.schema.ts'

/** Writes a loan off, with a reason. */
export default function WriteOffDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const decisions = useTranslations('desk.decisions')
  const name = loan.farmer.fullName
  const amount = formatAmount(loan.remainingAmount ?? 0, loan.currency)
  return (
    <ReasonDialog
      title={t('loan.writeOffTitle')}
      hint={t('loan.writeOffText', { name, amount })}
      confirm={t('loan.writeOff')}
      schema={loanReason}
      id={loan.id}
      draft={`desk.writeOff.${loan.id}`}
      write={api.admin.loans.writeOff.mutate}
      done={({ pendingDecision }) =>
        pendingDecision
          ? { title: decisions('asked'), tone: 'good' }
          : { title: t('loan.writeOffDone'), text: t('told', { name }), tone: 'good' }
      }
      onClose={onClose}
    />
  )
}

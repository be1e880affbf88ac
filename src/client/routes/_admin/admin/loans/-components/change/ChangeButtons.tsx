import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'

/** What a lender can do with a loan that is owed, or was written off. */
export function ChangeButtons({ loan }: { loan: AdminLoan }) {
  const { id, status, nextPaymentDue, penaltyAmount, penaltyPaid, pendingDecision } = loan
  const t = useTranslations('desk.money.loan')
  const dialog = useDialog('grace', 'days', 'waive', 'write-off', 'take-back')
  const { owing } = LOAN_STATUS[status]
  const steps = [
    { name: 'grace', words: 'grace', isShown: owing && nextPaymentDue !== null },
    { name: 'days', words: 'days', isShown: owing && nextPaymentDue !== null },
    { name: 'waive', words: 'waive', isShown: owing && penaltyAmount > penaltyPaid },
    { name: 'write-off', words: 'writeOff', isShown: status === 'defaulted' && !pendingDecision },
    { name: 'take-back', words: 'takeBack', isShown: status === 'writtenOff' },
  ] as const
  return steps
    .filter(({ isShown }) => isShown)
    .map(({ name, words }) => (
      <Button key={name} variant="default" onClick={() => dialog.open(name, id)}>
        {t(words)}
      </Button>
    ))
}

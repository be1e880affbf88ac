import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import money from '#client/features/finance/admin/Money.module.css'
import { PayoutFacts } from '#client/features/finance/admin/PayoutFacts.tsx'
import { payoutEnd } from '#client/features/finance/admin/payout-end.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** Asks once more before the money of a loan is sent, and says what became of it. */
export default function DisburseDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const decisions = useTranslations('desk.decisions')
  const { id, farmer, principalAmount, totalAmount, currency } = loan
  const name = farmer.fullName
  const amount = formatAmount(principalAmount, currency)
  const disburse = useWrite(
    async (loanId: string) => payoutEnd(await api.admin.loans.disburse.mutate({ id: loanId })),
    {
      done: (end) =>
        end === 'asked'
          ? { title: decisions('asked'), tone: 'good' }
          : {
              title: t(`loan.went.${end}`),
              text: t(`loan.wentText.${end}`, { name }),
              tone: end === 'failed' ? 'bad' : 'good',
            },
      failedTitle: t('loan.notSent'),
      failed: ({ reason }) => reason ?? t('notSaved'),
      refresh: ({ admin }) => admin.invalidate(),
      onDone: onClose,
    },
  )
  return (
    <SheetDialog onClose={onClose} title={t('loan.disburseTitle')} width={480}>
      <div className={money.parts}>
        <p>{t('loan.disburseText', { name, total: formatAmount(totalAmount, currency) })}</p>
        <PayoutFacts purpose="disbursement" id={id} amount={amount} />
        <div className={money.actions}>
          <Button size="md" loading={disburse.isPending} onClick={() => disburse.mutate(id)}>
            {t('payout.confirm', { amount })}
          </Button>
          <Button size="md" variant="default" disabled={disburse.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </SheetDialog>
  )
}

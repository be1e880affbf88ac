import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { PayDialog } from '#client/features/finance/pay/PayDialog.tsx'
import { hasFailed, usePaymentToast } from '#client/features/finance/pay/usePaymentToast.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Loan } from '#domain/finance/loan.schema.ts'

type PayLoanProps = { loan: Loan; isPayOff?: boolean; onClose: () => void }

/** Make Payment: what is due next of a loan or another amount, or what pays it off today. */
export default function PayLoan({ loan, isPayOff = false, onClose }: PayLoanProps) {
  const t = useTranslations('finance.pay')
  const toastOf = usePaymentToast({ done: { title: t('done'), tone: 'good' }, failed: t('failed') })
  const pay = useWrite(api.finance.loans.pay.mutate, {
    done: ({ transaction }) => toastOf(transaction),
    failedTitle: t('failed'),
    failed: ({ reason }) => reason ?? t('tryAgain'),
    refresh: ({ finance }) => finance.invalidate(),
    onDone: ({ transaction }) => hasFailed(transaction) || onClose(),
  })
  return (
    <PayDialog
      title={t('loanTitle', { name: loan.productName })}
      amount={(isPayOff ? loan.payOff?.amount : loan.nextPaymentAmount) ?? loan.installmentAmount}
      isWhole={isPayOff}
      currency={loan.currency}
      accountId={loan.accountId}
      payable={{ loanId: loan.id }}
      isPending={pay.isPending}
      onPay={(payment) => pay.mutate({ ...payment, loanId: loan.id, paymentMethod: 'mobile_money' })}
      onClose={onClose}
    />
  )
}

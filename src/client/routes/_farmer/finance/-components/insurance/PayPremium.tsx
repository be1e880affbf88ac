import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { PayDialog } from '#client/features/finance/pay/PayDialog.tsx'
import { hasFailed, usePaymentToast } from '#client/features/finance/pay/usePaymentToast.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Policy } from '#domain/finance/insurance/insurance.schema.ts'
import { remainingPremium } from '#domain/finance/insurance/premium.ts'

/** Pay Premium: all that remains of it. */
export default function PayPremium({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const t = useTranslations('finance.pay')
  const toastOf = usePaymentToast({ done: { title: t('premiumDone'), tone: 'good' }, failed: t('premiumFailed') })
  const pay = useWrite(api.finance.insurance.pay.mutate, {
    done: ({ transaction }) => toastOf(transaction),
    failedTitle: t('premiumFailed'),
    failed: ({ reason }) => reason ?? t('tryAgain'),
    refresh: ({ finance }) => finance.invalidate(),
    onDone: ({ transaction }) => hasFailed(transaction) || onClose(),
  })
  return (
    <PayDialog
      title={t('premiumTitle', { name: policy.productName })}
      amount={remainingPremium(policy)}
      currency={policy.currency}
      accountId={policy.accountId}
      isWhole
      isPending={pay.isPending}
      onPay={(payment) => pay.mutate({ ...payment, insuranceId: policy.id, paymentMethod: 'mobile_money' })}
      onClose={onClose}
    />
  )
}

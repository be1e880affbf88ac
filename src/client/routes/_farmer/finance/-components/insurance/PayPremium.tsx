import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { PayDialog } from '#client/features/finance/pay/PayDialog.tsx'
import type { Policy } from '#domain/finance/insurance/insurance.schema.ts'

/** Pay Premium: the whole of it. */
export default function PayPremium({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const t = useTranslations('finance.pay')
  const pay = useWrite(api.finance.insurance.pay.mutate, {
    done: { title: t('premiumDone'), tone: 'good' },
    failedTitle: t('premiumFailed'),
    failed: ({ reason }) => reason ?? t('tryAgain'),
    refresh: ({ finance }) => finance.invalidate(),
    onDone: onClose,
  })
  return (
    <PayDialog
      title={t('premiumTitle', { name: policy.productName })}
      amount={policy.premiumAmount}
      currency={policy.currency}
      accountId={policy.accountId}
      isWhole
      isPending={pay.isPending}
      onPay={(payment) => pay.mutate({ ...payment, insuranceId: policy.id, paymentMethod: 'mobile_money' })}
      onClose={onClose}
    />
  )
}

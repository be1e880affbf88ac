import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import type { PayoutInput } from '#domain/finance/payments/payment.schema.ts'
import { spoken } from '#domain/phone.ts'

type PayoutFactsProps = PayoutInput & { amount: string }

/** Over which account money would go, and how much. */
export function PayoutFacts({ purpose, id, amount }: PayoutFactsProps) {
  const t = useTranslations('desk.money.payout')
  const account = trpc.admin.payments.account.useQuery({ purpose, id }, { retry: false })
  return (
    <QueryView query={account} skeleton={<p>{t('checking')}</p>}>
      {({ methodType, provider, accountName, phone }) => (
        <Facts
          facts={[
            [t('amount'), amount],
            [t(methodType === 'cash' ? 'cash' : 'provider'), provider],
            ...(phone ? [[t('account'), spoken(phone)] as const] : []),
            ...(accountName ? [[t('name'), accountName] as const] : []),
          ]}
        />
      )}
    </QueryView>
  )
}

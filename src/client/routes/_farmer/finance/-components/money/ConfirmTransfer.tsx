import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { ConfirmPayment } from '#client/features/finance/pay/ConfirmPayment.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'
import type { Account } from '#domain/finance/account.schema.ts'

type ConfirmTransferProps = {
  account: Account
  to: string
  toPhone: string | null
  amount: number
  isPending: boolean
  onBack: () => void
  onConfirm: () => void
}

/** What a transfer costs and leaves, as the server reckons it. */
export function ConfirmTransfer({ account, to, toPhone, amount, isPending, onBack, onConfirm }: ConfirmTransferProps) {
  const t = useTranslations('finance.pay')
  const quote = trpc.finance.transactions.transferQuote.useQuery(
    { fromAccountId: account.id, toPhone, amount },
    { staleTime: 0, gcTime: 0 },
  )
  return (
    <QueryView query={quote}>
      {({ fees, left }) => (
        <ConfirmPayment
          account={account}
          amount={amount}
          fees={fees}
          left={left}
          facts={[[t('to'), to]]}
          isPending={isPending}
          onBack={onBack}
          onConfirm={onConfirm}
        />
      )}
    </QueryView>
  )
}

import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { TransactionFilterInput, TransactionTotals } from '#domain/finance/transaction.schema.ts'
import { ownCurrency } from '../own-products.ts'

/** What came in, went out and remains of what the filters show; a line for each currency. */
export function HistoryTotals({ filter }: { filter: TransactionFilterInput }) {
  const t = useTranslations('finance.history')
  const totals = trpc.finance.transactions.totals.useQuery(filter)
  return (
    <QueryView
      query={{ ...totals, data: totals.data && shown(totals.data) }}
      skeleton={<CardSkeletons count={1} height={96} />}
    >
      {(sums) =>
        sums.map(({ currency, received, sent, net }) => (
          <section key={currency} className={classes.figures} aria-label={t('totals', { currency })}>
            <Total name={t('totalReceived')} amount={received} currency={currency} />
            <Total name={t('totalSent')} amount={sent} currency={currency} />
            <Total name={t('net')} amount={net} currency={currency} tone={net >= 0 ? classes.in : classes.out} />
          </section>
        ))
      }
    </QueryView>
  )
}

/** Where nothing moved, nothing of one's own currency. */
const shown = (sums: TransactionTotals): TransactionTotals =>
  sums.length > 0 ? sums : [{ currency: ownCurrency(), received: 0, sent: 0, net: 0 }]

type TotalProps = { name: string; amount: number; currency: string; tone?: string | undefined }

function Total({ name, amount, currency, tone }: TotalProps) {
  const { formatAmount } = useMoney()
  return (
    <Card className={classes.figure}>
      <span>{name}</span>
      <b className={tone}>
        <Value>{formatAmount(amount, currency)}</Value>
      </b>
    </Card>
  )
}

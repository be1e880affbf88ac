import { trpc } from '#client/api/hooks.ts'
import finance from '#client/features/finance/Finance.module.css'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { LoanReceipt } from '#domain/finance/loans/loan-money.schema.ts'
import { BackToTab } from './BackToTab.tsx'
import classes from './Printed.module.css'
import { PrintButton } from './StatementFiles.tsx'

type ReceiptScreenProps = { loanId: string; number: string }

/** The receipt of one payment of a loan, to print or to save. */
export function ReceiptScreen({ loanId, number }: ReceiptScreenProps) {
  const t = useTranslations('finance.receipt')
  const loan = trpc.finance.loans.get.useQuery({ loanId })
  const { data, ...receipts } = trpc.finance.loans.receipts.useQuery({ loanId })
  return (
    <>
      <BackToTab tab="loans" />
      <PageTitle>{t('title', { number })}</PageTitle>
      <div className={`${grid.page} ${classes.page}`}>
        <QueryView
          query={{ ...receipts, data: data?.filter(({ receiptNumber }) => receiptNumber === number) }}
          empty={<EmptyState text={t('none')} />}
        >
          {([receipt]) => receipt && <Receipt receipt={receipt} product={loan.data?.productName} />}
        </QueryView>
      </div>
    </>
  )
}

function Receipt({ receipt, product }: { receipt: LoanReceipt; product: string | undefined }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.receipt')
  const format = useFormat()
  const payer = useSession()?.user.fullName
  const {
    amount,
    fees,
    interest,
    principal,
    penalty,
    remaining,
    currency,
    createdAt,
    provider,
    reference,
    isReversed,
  } = receipt
  const money = (each: number) => formatAmount(each, currency)
  return (
    <>
      <Card className={classes.sheet}>
        {isReversed && <p className={finance.warning}>{t('reversed')}</p>}
        <p className={finance.amount}>
          {t('paid')} <Value>{money(amount)}</Value>
        </p>
        <Facts
          facts={[
            ...(payer ? [[t('payer'), payer] as const] : []),
            ...(product ? [[t('loan'), product] as const] : []),
            [t('day'), format.dateTime(dateAt(createdAt), { dateStyle: 'long', timeStyle: 'short' })],
            [t('via'), provider],
            [t('reference'), reference ?? '–'],
            [t('fees'), money(fees)],
            [t('interest'), money(interest)],
            [t('principal'), money(principal)],
            ...(penalty > 0 ? [[t('penalty'), money(penalty)] as const] : []),
            [t('remaining'), money(remaining)],
          ]}
        />
      </Card>
      <PrintButton />
    </>
  )
}

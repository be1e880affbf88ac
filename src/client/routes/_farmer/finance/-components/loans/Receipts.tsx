import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Loan } from '#domain/finance/loan.schema.ts'

/** The receipts of a loan, each with its number and what the payment paid; asked for once they are opened. */
export function Receipts({ loan }: { loan: Loan }) {
  const t = useTranslations('finance.loan')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('receipts')}</summary>
      {isOpen && <ReceiptRows loanId={loan.id} />}
    </details>
  )
}

function ReceiptRows({ loanId }: { loanId: string }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.loan')
  const receipt = useTranslations('finance.receipt')
  const format = useFormat()
  const receipts = trpc.finance.loans.receipts.useQuery({ loanId })
  return (
    <QueryView query={receipts}>
      {(found) => (
        <ul className={classes.rows}>
          {found.map(({ receiptNumber: number, amount, remaining, currency, createdAt, isReversed }) => (
            <li key={number} className={classes.row}>
              <div className={classes.what}>
                <b>
                  <Value>{receipt('title', { number })}</Value>
                </b>
                <span>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}</span>
                <span>
                  <Value>
                    {isReversed ? receipt('reversed') : t('remains', { amount: formatAmount(remaining, currency) })}
                  </Value>
                </span>
                <Link
                  to="/finance/receipt"
                  search={{ loan: loanId, number }}
                  className={classes.link}
                  aria-label={receipt('openNamed', { number })}
                >
                  {receipt('open')}
                </Link>
              </div>
              <b className={classes.value}>
                <Value>{formatAmount(amount, currency)}</Value>
              </b>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import classes from '#client/features/finance/Finance.module.css'
import { useFailure } from '#client/features/finance/useFailure.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import { shownStatus } from '#domain/finance/payments/shown-status.ts'
import type { Transaction } from '#domain/finance/transaction.schema.ts'
import { TRANSACTION_TYPES } from '#domain/finance/transaction.ts'
import { spoken } from '#domain/phone.ts'

const TONES: Record<Transaction['status'], BadgeTone> = {
  completed: 'good',
  pending: 'warm',
  failed: 'destructive',
  cancelled: 'secondary',
}

/** A line of the history; a short one says what, when and how much. */
export function TransactionRow({ line, isShort = false }: { line: Transaction; isShort?: boolean }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.history')
  const movement = useTranslations('finance.money.movement')
  const format = useFormat()
  // What Kuu books by itself is said in the reader's language.
  const { category } = line
  const isOurs = category === 'opening' || category === 'topUp' || category === 'payOut'
  const ownWords = isOurs ? movement(category) : undefined
  const isCredit = TRANSACTION_TYPES[line.type].sign > 0
  const Icon = isCredit ? IconArrowDownLeft : IconArrowUpRight
  const tone = isCredit ? classes.in : classes.out
  const status = shownStatus(line)
  const date = format.dateTime(dateAt(line.createdAt), {
    dateStyle: 'medium',
    timeStyle: isShort ? undefined : 'short',
  })
  return (
    <li className={classes.row}>
      <Icon size={22} aria-hidden="true" className={`${classes.icon} ${tone}`} />
      <div className={classes.what}>
        <b>{ownWords ?? (line.description || t(isCredit ? 'receivedPayment' : 'sentPayment'))}</b>
        <span>{date}</span>
        {!isShort && <Details line={line} />}
      </div>
      <div className={classes.value}>
        <b className={tone}>
          <Value>{isCredit ? '+' : '−'}</Value>
          <Value>{formatAmount(line.amount, line.currency)}</Value>
        </b>
        {line.fees > 0 && (
          <small>
            <Value>{t('fee', { amount: formatAmount(line.fees, line.currency) })}</Value>
          </small>
        )}
        {(!isShort || status !== 'completed') && (
          <Badge tone={TONES[status]}>{t(`status.${status}`).toUpperCase()}</Badge>
        )}
      </div>
    </li>
  )
}

function Details({ line }: { line: Transaction }) {
  const t = useTranslations('finance.history')
  const failure = useFailure()(line)
  const { recipientName, recipientPhone, reference, paymentStatus } = line
  const to = recipientName ?? (recipientPhone && spoken(recipientPhone))
  return (
    <>
      {to && <span>{t('to', { name: to })}</span>}
      {reference && <span>{t('reference', { reference })}</span>}
      {failure && <span>{failure}</span>}
      {paymentStatus === 'unknown' && <p className={classes.warning}>{t('unknown')}</p>}
    </>
  )
}

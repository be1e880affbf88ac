import { Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { WaitsForSecond } from '#client/features/finance/admin/WaitsForSecond.tsx'
import { digits } from '#client/i18n/digits.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import type { Movement } from '#domain/finance/ledger-admin.schema.ts'
import { ReverseForm } from './ReverseForm.tsx'

/** What a payment moved in the books, and the way to take it back. */
export function MovementPart({ transactionId }: { transactionId: string }) {
  const t = useTranslations('desk.money.payments')
  const movement = trpc.admin.ledger.movement.useQuery({ transactionId })
  return (
    <section>
      <h3>{t('movement')}</h3>
      {movement.data === null ? (
        <p className={classes.quiet}>{t('notBooked')}</p>
      ) : (
        <QueryView query={movement}>{(booked) => <Booked movement={booked} />}</QueryView>
      )}
    </section>
  )
}

function Booked({ movement }: { movement: Movement }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money.payments')
  const [isAsking, setAsking] = useState(false)
  const { number, reversedBy, isReversible, isOutside, entries, pendingDecision } = movement
  const canTakeBack = isReversible && !pendingDecision
  return (
    <div className={classes.parts}>
      <p className={classes.quiet}>{t('movementNumber', { number: digits(number) })}</p>
      <ul className={classes.lines}>
        {entries.map(({ accountId, kind, amount, currency }) => (
          <li key={accountId} className={classes.line}>
            <span>{t(`accounts.${kind}`)}</span>
            <b>{formatAmount(amount, currency)}</b>
          </li>
        ))}
      </ul>
      {reversedBy !== null && <p>{t('isReversed', { number: digits(reversedBy) })}</p>}
      {reversedBy === null && !isReversible && <p className={classes.quiet}>{t('kept')}</p>}
      {pendingDecision && <WaitsForSecond pending={pendingDecision} currency={entries[0]!.currency} />}
      {canTakeBack && !isAsking && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('reverse')}
        </Button>
      )}
      {canTakeBack && isAsking && (
        <ReverseForm number={number} isOutside={isOutside} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { ReceivedPayment, ReceivedSuggestion } from '#domain/finance/payments/received.schema.ts'

/** Whose money it may be, the likeliest first: a tap books it. */
export function Suggestions({ received: { id, currency } }: { received: ReceivedPayment }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money.received')
  const { data = [] } = trpc.admin.received.suggestions.useQuery({ id })
  const claim = useWrite(api.admin.received.claim.mutate, {
    done: ({ farmer }) => ({ title: t('claimed', { name: farmer?.fullName ?? '' }), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
  })
  if (data.length === 0) return <p className={classes.quiet}>{t('nobody')}</p>
  const wordsOf = ({ farmer, account, loan }: ReceivedSuggestion) =>
    loan
      ? t('toLoan', { name: farmer.fullName, product: loan.product, due: formatAmount(loan.due, currency) })
      : t('toAccount', { name: farmer.fullName, account })
  return (
    <ul className={classes.lines}>
      {data.map((suggestion) => {
        const { accountId, loan, because } = suggestion
        return (
          <li key={accountId + (loan?.id ?? '')}>
            <p>{wordsOf(suggestion)}</p>
            {because.length > 0 && (
              <p className={classes.quiet}>{because.map((each) => t(`because.${each}`)).join(' · ')}</p>
            )}
            <Button
              variant="default"
              aria-label={t('claimNamed', { words: wordsOf(suggestion) })}
              loading={claim.isPending}
              onClick={() => claim.mutate({ id, accountId, ...(loan && { loanId: loan.id }) })}
            >
              {t('claim')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

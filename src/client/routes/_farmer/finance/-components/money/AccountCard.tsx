import { Button, UnstyledButton } from '@mantine/core'
import { IconArrowsLeftRight, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import classes from '#client/features/finance/Finance.module.css'
import { PaybillPart } from '#client/features/finance/pay/PaybillPart.tsx'
import { LazyOwnNumber } from '#client/features/people/number/lazy-own-number.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Account } from '#domain/finance/account.schema.ts'
import { isInternational, spoken } from '#domain/phone.ts'
import { COUNTRIES } from '#domain/places.ts'
import { HolderQuestion } from './HolderQuestion.tsx'
import { RemoveAccount } from './RemoveAccount.tsx'

const HIDDEN = '••••••'

type AccountCardProps = { account: Account; isShown: boolean; onOpen: (name: 'lines' | 'send' | 'transfer') => void }

/** An account: what it holds, and what can be done with it. A press on the balance shows the lines that make it. */
export function AccountCard({ account, isShown, onOpen }: AccountCardProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.money')
  const statement = useTranslations('finance.statement')
  const {
    provider,
    country,
    accountNumber,
    accountName,
    balance,
    available,
    currency,
    isDefault,
    isActive,
    isPaidByHand,
    isVerified,
  } = account
  const name = `${provider} ${spoken(accountNumber)}`
  const [isConfirming, setConfirming] = useState(false)
  const money = (amount: number) => (isShown ? formatAmount(amount, currency) : HIDDEN)
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h3>
          <Value>{t('ofCountry', { provider, country: COUNTRIES[country].name })}</Value>
        </h3>
        <div className={classes.badges}>
          {isVerified && <Badge tone="good">{t('confirmed')}</Badge>}
          {isDefault && <Badge tone="info">{t('default')}</Badge>}
          <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
        </div>
      </div>
      <UnstyledButton
        className={classes.amount}
        onClick={() => onOpen('lines')}
        aria-label={t('lines', { amount: money(balance) })}
      >
        <Value>{money(balance)}</Value>
      </UnstyledButton>
      <Facts
        facts={[
          [t('number'), spoken(accountNumber)],
          [t('name'), accountName],
          ...(available === balance ? [] : [[t('available'), money(available)] as const]),
        ]}
      />
      {!isVerified &&
        isActive &&
        isInternational(accountNumber) &&
        (isConfirming ? (
          <Suspense>
            <LazyOwnNumber accountId={account.id} />
          </Suspense>
        ) : (
          <Button variant="light" onClick={() => setConfirming(true)}>
            {t('confirm')}
          </Button>
        ))}
      <HolderQuestion account={account} />
      <PaybillPart currency={currency} about={{ accountId: account.id }} />
      {isPaidByHand ? <p className={classes.note}>{t('byHand')}</p> : <Ways name={name} onOpen={onOpen} />}
      <div className={classes.foot}>
        <Link
          to="/finance/statement"
          search={{ account: account.id }}
          className={classes.link}
          aria-label={statement('named', { name })}
        >
          {statement('title')}
        </Link>
        <RemoveAccount account={account} />
      </div>
    </Card>
  )
}

/** Money can go out where a provider takes part. */
function Ways({ name, onOpen }: Pick<AccountCardProps, 'onOpen'> & { name: string }) {
  const t = useTranslations('finance.money')
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden="true" />}
        aria-label={`${t('send')}: ${name}`}
        onClick={() => onOpen('send')}
      >
        {t('send')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowsLeftRight size={18} aria-hidden="true" />}
        aria-label={`${t('transfer')}: ${name}`}
        onClick={() => onOpen('transfer')}
      >
        {t('transfer')}
      </Button>
    </div>
  )
}

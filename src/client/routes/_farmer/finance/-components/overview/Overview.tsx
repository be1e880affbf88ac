import { Button } from '@mantine/core'
import { IconCreditCard, IconHistory, IconShieldPlus, IconWallet } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { digits } from '#client/i18n/digits.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { FinanceOverview } from '#domain/finance/overview.schema.ts'
import { TransactionRow } from '../history/TransactionRow.tsx'
import { ownCurrency } from '../own-products.ts'

/** Three figures, the ways to the other tabs, and the latest lines of the history. */
export function Overview() {
  const t = useTranslations('finance.overview')
  const overview = trpc.finance.overview.useQuery()
  return (
    <QueryView query={overview} skeleton={<CardSkeletons count={3} height={110} />}>
      {(found) => (
        <>
          <Figures overview={found} />
          <QuickActions />
          <Section title={t('recent')}>
            {found.recent.length === 0 ? (
              <EmptyState text={t('none')} />
            ) : (
              <Card>
                <ul className={classes.rows}>
                  {found.recent.map((line) => (
                    <TransactionRow key={line.id} line={line} isShort />
                  ))}
                </ul>
              </Card>
            )}
          </Section>
        </>
      )}
    </QueryView>
  )
}

function Figures({ overview }: { overview: FinanceOverview }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.overview')
  const { balances, currency, accounts, owed, activeLoans, activePolicies } = overview
  // The currency of the first account first; another one stands behind it, for they cannot be added.
  const sums = (of: FinanceOverview['balances']) =>
    of.length > 0
      ? of.map((sum) => formatAmount(sum.amount, sum.currency)).join(' + ')
      : formatAmount(0, currency ?? ownCurrency())
  return (
    <section className={classes.figures} aria-label={t('figures')}>
      <Figure name={t('balance')} value={sums(balances)} note={t('accounts', { count: accounts })} />
      <Figure name={t('loans')} value={sums(owed)} note={t('activeLoans', { count: activeLoans })} />
      <Figure
        name={t('insurance')}
        value={digits(activePolicies)}
        note={t('activePolicies', { count: activePolicies })}
      />
    </section>
  )
}

const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <Card className={classes.figure}>
    <span>{name}</span>
    <b>
      <Value>{value}</Value>
    </b>
    <span>
      <Value>{note}</Value>
    </span>
  </Card>
)

const ACTIONS = [
  { tab: 'mobile-money', icon: IconWallet },
  { tab: 'loans', icon: IconCreditCard },
  { tab: 'insurance', icon: IconShieldPlus },
  { tab: 'history', icon: IconHistory },
] as const

function QuickActions() {
  const t = useTranslations('finance.overview')
  return (
    <Section title={t('quick')}>
      <div className={classes.actions}>
        {ACTIONS.map(({ tab, icon: Icon }) => (
          <Button
            key={tab}
            variant="default"
            leftSection={<Icon size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/finance" search={{ tab }} {...props} />}
          >
            {t(`action.${tab}`)}
          </Button>
        ))}
      </div>
    </Section>
  )
}

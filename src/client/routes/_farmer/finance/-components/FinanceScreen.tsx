import { IconShieldCheck, IconWallet } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { formatPrice } from '#domain/money.ts'
import { MyLoans } from './MyLoans.tsx'
import { ProductCard } from './ProductCard.tsx'

/** The farmer's loans, and the loans and insurances on offer. */
export function FinanceScreen() {
  const t = useTranslations('finance')
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <MyLoans />
        <Section title={t('offers')}>
          <LoansOnOffer />
        </Section>
        <Section title={t('insurance')}>
          <Insurances />
        </Section>
      </div>
    </>
  )
}

function LoansOnOffer() {
  const t = useTranslations('finance')
  const percent = usePercent()
  const loans = trpc.finance.products.loans.useQuery()
  return (
    <QueryView
      query={loans}
      skeleton={<CardSkeletons count={3} height={200} grid={grid.cards} />}
      empty={<EmptyState drawing={<IconWallet size={38} stroke={1.6} aria-hidden="true" />} text={t('noLoans')} />}
    >
      {(products) => (
        <div className={grid.cards}>
          {products.map((loan) => (
            <ProductCard
              key={loan.id}
              name={loan.name}
              description={loan.description}
              headline={t('amounts', {
                min: formatPrice(loan.minAmount, loan.currency),
                max: formatPrice(loan.maxAmount, loan.currency),
              })}
              facts={[
                [t('interest'), `${t('rate', { rate: percent(loan.interestRate) })}, ${t(loan.interestMethod)}`],
                [t('term'), t('days', { count: loan.termDays })],
                [t('provider'), loan.provider],
              ]}
            />
          ))}
        </div>
      )}
    </QueryView>
  )
}

function Insurances() {
  const t = useTranslations('finance')
  const percent = usePercent()
  const insurances = trpc.finance.products.insurances.useQuery()
  return (
    <QueryView
      query={insurances}
      skeleton={<CardSkeletons count={3} height={200} grid={grid.cards} />}
      empty={
        <EmptyState drawing={<IconShieldCheck size={38} stroke={1.6} aria-hidden="true" />} text={t('noInsurance')} />
      }
    >
      {(products) => (
        <div className={grid.cards}>
          {products.map((insurance) => (
            <ProductCard
              key={insurance.id}
              name={insurance.name}
              description={insurance.description}
              headline={t('cover', { amount: formatPrice(insurance.maxCoverageAmount, insurance.currency) })}
              facts={[
                [t('premium'), t('ofCover', { rate: percent(insurance.basePremiumRate) })],
                [t('provider'), insurance.provider],
              ]}
            />
          ))}
        </div>
      )}
    </QueryView>
  )
}

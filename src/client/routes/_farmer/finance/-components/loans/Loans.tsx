import { IconWallet } from '@tabler/icons-react'
import { trpc } from '#client/api/hooks.ts'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { ownProducts } from '../own-products.ts'
import { ProductCard } from '../ProductCard.tsx'
import { CostExample } from './apply/CostExample.tsx'
import { MyLoans } from './MyLoans.tsx'

/** Agricultural Loans: those of the farmer, and those on offer. */
export default function Loans() {
  const t = useTranslations('finance')
  return (
    <>
      <MyLoans />
      <Section title={t('offers')}>
        <LoansOnOffer />
      </Section>
    </>
  )
}

function LoansOnOffer() {
  const format = useFormat()
  const { formatPrice } = useMoney()
  const t = useTranslations('finance')
  const percent = usePercent()
  const cropName = useCropNames()
  const { data, ...loans } = trpc.finance.products.loans.useQuery()
  const dialog = useDialog('loan')
  return (
    <QueryView
      query={{ ...loans, data: data && ownProducts(data) }}
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
              onApply={() => dialog.open('loan', loan.id)}
              facts={[
                [t('interest'), `${t('rate', { rate: percent(loan.interestRate) })}, ${t(loan.interestMethod)}`],
                [t('term'), t('days', { count: loan.termDays })],
                [t('provider'), loan.provider],
                ...(loan.eligibleCrops
                  ? [[t('forCrops'), format.list(loan.eligibleCrops.map(cropName))] as const]
                  : []),
                ...(loan.requiredDocuments ? [[t('documents'), format.list(loan.requiredDocuments)] as const] : []),
              ]}
            >
              <CostExample product={loan} />
            </ProductCard>
          ))}
        </div>
      )}
    </QueryView>
  )
}

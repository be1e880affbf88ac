import { Button } from '@mantine/core'
import { IconPlus, IconShieldCheck } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { IndexTerms } from '#client/features/finance/rain-index/IndexTerms.tsx'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Policy } from '#domain/finance/insurance/insurance.schema.ts'
import { ownProducts } from '../own-products.ts'
import { ProductCard } from '../ProductCard.tsx'
import { PolicyCard } from './PolicyCard.tsx'

const PolicyDialog = lazy(() => import('./PolicyDialog.tsx'))
const PayPremium = lazy(() => import('./PayPremium.tsx'))
const SeriesDialog = lazy(() => import('./SeriesDialog.tsx'))
const ClaimDialog = lazy(() => import('./ClaimDialog.tsx'))

const PAGE = 12

/** Crop Insurance: the farmer's policies, and what is on offer. */
export default function Insurance() {
  const t = useTranslations('finance')
  const words = useTranslations('finance.policy')
  const dialog = useDialog('policy', 'pay', 'claim', 'details')
  const pages = trpc.finance.insurance.list.useInfiniteQuery({ limit: PAGE }, PAGED)
  const policies = pages.data?.pages.flatMap(({ items }) => items)
  const opened = policies?.find(({ id }) => id === dialog.id)
  const get = (key: 'get' | 'first') => (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => dialog.open('policy')}>
      {words(key)}
    </Button>
  )
  return (
    <>
      <Section title={t('insurance')} more={policies?.length ? get('get') : undefined}>
        <QueryView
          query={{ ...pages, data: policies }}
          skeleton={<CardSkeletons count={1} height={230} />}
          empty={
            <EmptyState
              drawing={<IconShieldCheck size={38} stroke={1.6} aria-hidden="true" />}
              text={words('none')}
              action={get('first')}
            />
          }
        >
          {(shown) => (
            <div className={grid.cards}>
              {shown.map((policy) => (
                <PolicyCard
                  key={policy.id}
                  policy={policy}
                  isRenewed={isRenewed(shown, policy)}
                  onOpen={(name) => dialog.open(name, policy.id)}
                />
              ))}
            </div>
          )}
        </QueryView>
        <MoreButton pages={pages}>{words('older')}</MoreButton>
      </Section>
      <Section title={words('offers')}>
        <InsurancesOnOffer />
      </Section>
      <Suspense>
        {dialog.name === 'policy' && <PolicyDialog productId={dialog.id} onClose={dialog.close} />}
        {opened?.nextPremiumDue && dialog.name === 'pay' && <PayPremium policy={opened} onClose={dialog.close} />}
        {opened && dialog.name === 'details' && <SeriesDialog policy={opened} onClose={dialog.close} />}
        {opened && dialog.name === 'claim' && <ClaimDialog policy={opened} onClose={dialog.close} />}
      </Suspense>
    </>
  )
}

const isRenewed = (policies: readonly Policy[], { id }: Policy) =>
  policies.some(({ renewsId, status }) => renewsId === id && status !== 'rejected')

function InsurancesOnOffer() {
  const format = useFormat()
  const { formatPrice } = useMoney()
  const t = useTranslations('finance')
  const percent = usePercent()
  const cropName = useCropNames()
  const dialog = useDialog('policy')
  const { data, ...insurances } = trpc.finance.products.insurances.useQuery()
  return (
    <QueryView
      query={{ ...insurances, data: data && ownProducts(data) }}
      skeleton={<CardSkeletons count={3} height={200} grid={grid.cards} />}
      empty={<EmptyState text={t('noInsurance')} />}
    >
      {(products) => (
        <div className={grid.cards}>
          {products.map((insurance) => (
            <ProductCard
              key={insurance.id}
              name={insurance.name}
              description={insurance.description}
              headline={t('cover', { amount: formatPrice(insurance.maxCoverageAmount, insurance.currency) })}
              onApply={insurance.lacksIndex ? null : () => dialog.open('policy', insurance.id)}
              facts={[
                [t('premium'), t('ofCover', { rate: percent(insurance.basePremiumRate) })],
                [t('provider'), insurance.provider],
                ...(insurance.eligibleCrops
                  ? [[t('forCrops'), format.list(insurance.eligibleCrops.map(cropName))] as const]
                  : []),
                ...(insurance.eligibleRegions
                  ? [[t('forPlaces'), format.list(insurance.eligibleRegions)] as const]
                  : []),
              ]}
            >
              {insurance.lacksIndex && <p className={classes.warning}>{t('index.notSold')}</p>}
              {insurance.index && <IndexTerms index={insurance.index} />}
            </ProductCard>
          ))}
        </div>
      )}
    </QueryView>
  )
}

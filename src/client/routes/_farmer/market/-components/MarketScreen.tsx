import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CropDrawing } from '#client/components/CropDrawing.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { SearchField } from '#client/components/SearchField.tsx'
import { trpc } from '#client/trpc.ts'
import type { MarketPriceWithHistory } from '#domain/farmer/market.schema.ts'
import grid from '../../-components/grid.module.css'
import { MarketChips } from './MarketChips.tsx'
import { MarketTips } from './MarketTips.tsx'
import { MyAlerts } from './MyAlerts.tsx'
import { PriceCard } from './PriceCard.tsx'
import { answers, type PriceFilter } from './price-filter.ts'
import { TrendSummary } from './TrendSummary.tsx'

type MarketScreenProps = { wanted: PriceFilter; onWant: (wanted: PriceFilter) => void }

export function MarketScreen({ wanted, onWant }: MarketScreenProps) {
  const t = useTranslations('farmer.market')
  const prices = trpc.farmer.prices.board.useQuery()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <SearchField
          label={t('search')}
          value={wanted.q ?? ''}
          onChange={(q) => onWant({ ...wanted, q: q || undefined })}
        />
        <QueryView
          query={prices}
          skeleton={<CardSkeletons count={6} height={112} />}
          empty={<EmptyState drawing={<CropDrawing name="Maize" size={44} />} text={t('none')} />}
        >
          {(all) => (
            <>
              <TrendSummary prices={all} wanted={wanted} onWant={onWant} />
              <MarketChips prices={all} wanted={wanted} onWant={onWant} />
              <PriceCards prices={all.filter((price) => answers(price, wanted))} onClear={() => onWant({})} />
            </>
          )}
        </QueryView>
        <MyAlerts />
        <MarketTips />
      </div>
    </>
  )
}

function PriceCards({ prices, onClear }: { prices: MarketPriceWithHistory[]; onClear: () => void }) {
  const t = useTranslations('farmer.market')
  const words = useTranslations('market')
  return (
    <>
      <span role="status" className={grid.told}>
        {words('found', { count: prices.length })}
      </span>
      {prices.length === 0 ? (
        <EmptyState
          drawing={<CropDrawing name="Maize" size={44} />}
          text={t('noMatch')}
          action={
            <Button variant="light" onClick={onClear}>
              {words('clear')}
            </Button>
          }
        />
      ) : (
        <div className={grid.cards}>
          {prices.map((price) => (
            <PriceCard key={price.id} price={price} />
          ))}
        </div>
      )}
    </>
  )
}

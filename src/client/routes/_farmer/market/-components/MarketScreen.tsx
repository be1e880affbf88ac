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
import { answers, type PriceFilter, STEP } from './price-filter.ts'
import { TrendSummary } from './TrendSummary.tsx'

type MarketScreenProps = { wanted: PriceFilter; onWant: (wanted: PriceFilter) => void }

export function MarketScreen({ wanted, onWant }: MarketScreenProps) {
  const t = useTranslations('farmer.market')
  const prices = trpc.farmer.prices.board.useQuery()
  // Another search begins at its top.
  const want = (next: PriceFilter) => onWant({ ...next, shown: undefined })
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <SearchField
          label={t('search')}
          value={wanted.q ?? ''}
          onChange={(q) => want({ ...wanted, q: q || undefined })}
        />
        <QueryView
          query={prices}
          skeleton={<CardSkeletons count={6} height={112} />}
          empty={<EmptyState drawing={<CropDrawing name="Maize" size={44} />} text={t('none')} />}
        >
          {(all) => (
            <>
              <TrendSummary prices={all} wanted={wanted} onWant={want} />
              <MarketChips prices={all} wanted={wanted} onWant={want} />
              <PriceCards
                prices={all.filter((price) => answers(price, wanted))}
                shown={wanted.shown ?? STEP}
                onMore={(shown) => onWant({ ...wanted, shown })}
                onClear={() => onWant({})}
              />
            </>
          )}
        </QueryView>
        <MyAlerts />
        <MarketTips />
      </div>
    </>
  )
}

type PriceCardsProps = {
  prices: MarketPriceWithHistory[]
  shown: number
  onMore: (shown: number) => void
  onClear: () => void
}

function PriceCards({ prices, shown, onMore, onClear }: PriceCardsProps) {
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
          {prices.slice(0, shown).map((price) => (
            <PriceCard key={price.id} price={price} />
          ))}
        </div>
      )}
      {prices.length > shown && (
        <Button variant="default" onClick={() => onMore(shown + STEP)}>
          {words('more', { rest: String(prices.length - shown) })}
        </Button>
      )}
    </>
  )
}

import { useTranslations } from 'use-intl'
import { Card } from '#client/components/Card.tsx'
import { CropDrawing } from '#client/components/CropDrawing.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { SearchField } from '#client/components/SearchField.tsx'
import { trpc } from '#client/trpc.ts'
import type { MarketPrice } from '#domain/farmer/market.schema.ts'
import grid from '../../-components/grid.module.css'
import { PriceRow } from '../../-components/PriceRow.tsx'
import { MarketChips } from './MarketChips.tsx'
import classes from './MarketScreen.module.css'
import { TrendSummary } from './TrendSummary.tsx'

type Search = { q?: string; market?: string }

export function MarketScreen({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const t = useTranslations('farmer.market')
  const prices = trpc.farmer.prices.latest.useQuery()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <SearchField
          label={t('search')}
          value={search.q ?? ''}
          onChange={(q) => onSearch({ ...search, q: q || undefined })}
        />
        <QueryView
          query={prices}
          skeleton={<CardSkeletons count={6} height={72} />}
          empty={<EmptyState drawing={<CropDrawing name="Maize" size={44} />} text={t('none')} />}
        >
          {(all) => (
            <>
              <TrendSummary prices={all} />
              <MarketChips prices={all} chosen={search.market} onChoose={(market) => onSearch({ ...search, market })} />
              <PriceList prices={all.filter((price) => answers(price, search))} />
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}

function PriceList({ prices }: { prices: MarketPrice[] }) {
  const t = useTranslations('farmer.market')
  if (prices.length === 0) return <EmptyState text={t('noMatch')} />
  return (
    <Card className={classes.list}>
      {prices.map((price) => (
        <PriceRow key={price.id} price={price} />
      ))}
    </Card>
  )
}

function answers({ crop, market }: MarketPrice, { q = '', market: chosen }: Search) {
  const wanted = q.trim().toLowerCase()
  const names = [crop.name, crop.localName ?? '', market]
  return (!chosen || market === chosen) && names.some((name) => name.toLowerCase().includes(wanted))
}

import { useTranslations } from 'use-intl'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SearchField } from '#client/ui/fields/SearchField.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import type { PriceFilter } from '#domain/market/price-board.ts'
import { MarketChips } from './MarketChips.tsx'
import { MarketTips } from './MarketTips.tsx'
import { MyAlerts } from './MyAlerts.tsx'
import { OfThisPhone } from './OfThisPhone.tsx'
import { PriceCards } from './PriceCards.tsx'
import { TrendSummary } from './TrendSummary.tsx'
import { type ShownBoard, useBoard } from './useBoard.ts'

type MarketScreenProps = { wanted: PriceFilter; onWant: (wanted: PriceFilter) => void }

/** Where no market has a price there is nothing to look for; a search that finds nothing says so by its cards. */
const isEmpty = ({ markets }: ShownBoard) => markets.length === 0

export function MarketScreen({ wanted, onWant }: MarketScreenProps) {
  const t = useTranslations('farmer.market')
  const { board, pages, isOfPhone } = useBoard(wanted)
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
          query={board}
          isEmpty={isEmpty}
          skeleton={<CardSkeletons count={6} height={124} grid={grid.cards} />}
          empty={<EmptyState drawing={<CropDrawing name="Maize" size={44} />} text={t('none')} />}
        >
          {({ items, total, trends, markets }) => (
            <>
              {isOfPhone && <OfThisPhone onRetry={board.refetch} />}
              <TrendSummary counts={trends} wanted={wanted} onWant={onWant} />
              <MarketChips markets={markets} wanted={wanted} onWant={onWant} />
              <PriceCards prices={items} total={total} pages={isOfPhone ? null : pages} onClear={() => onWant({})} />
            </>
          )}
        </QueryView>
        <MyAlerts />
        <MarketTips />
      </div>
    </>
  )
}

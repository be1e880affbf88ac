import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { OfThisPhone } from '#client/query/OfThisPhone.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { PriceFilter } from '#domain/market/price-board.ts'
import { MarketChips } from './MarketChips.tsx'
import { MarketTips } from './MarketTips.tsx'
import { MyAlerts } from './MyAlerts.tsx'
import { PriceCards } from './PriceCards.tsx'
import { TrendSummary } from './TrendSummary.tsx'
import { type ShownBoard, useBoard } from './useBoard.ts'

type MarketScreenProps = { filter: PriceFilter; onFilter: (filter: PriceFilter) => void }

/** Without any price the search is hidden; an empty search result is reported below it. */
const isEmpty = ({ markets }: ShownBoard) => markets.length === 0

export function MarketScreen({ filter, onFilter }: MarketScreenProps) {
  const t = useTranslations('farmer.market')
  const words = useTranslations('market')
  const { board, pages, isOfPhone } = useBoard(filter)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <SearchField
          label={t('search')}
          value={filter.q ?? ''}
          onChange={(q) => onFilter({ ...filter, q: q || undefined })}
        />
        <QueryView
          query={board}
          isEmpty={isEmpty}
          skeleton={<CardSkeletons count={6} height={139} grid={grid.cards} />}
          empty={<EmptyState drawing={<CropDrawing name="Maize" size={44} />} text={t('none')} />}
        >
          {({ items, total, trends, markets }) => (
            <>
              {isOfPhone && <OfThisPhone text={words('ofPhone')} onRetry={board.refetch} />}
              <TrendSummary counts={trends} filter={filter} onFilter={onFilter} />
              <MarketChips markets={markets} filter={filter} onFilter={onFilter} />
              <PriceCards
                prices={items}
                filter={filter}
                total={total}
                pages={isOfPhone ? null : pages}
                onClear={() => onFilter({})}
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

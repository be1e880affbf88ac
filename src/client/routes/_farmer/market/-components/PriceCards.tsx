import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import type { MarketPriceWithHistory } from '#domain/market/price.schema.ts'
import { type PriceFilter, splitAtHome } from '#domain/market/price-board.ts'
import { PriceCard } from './PriceCard.tsx'
import classes from './PriceCards.module.css'

type PriceCardsProps = {
  prices: MarketPriceWithHistory[]
  filter: PriceFilter
  /** The total, including pages that are not loaded. */
  total: number
  pages: ComponentProps<typeof MoreButton>['pages'] | null
  onClear: () => void
}

/** The matching prices, a page of cards at a time; those of other countries under a closed line. */
export function PriceCards({ prices, filter, total, pages, onClear }: PriceCardsProps) {
  const t = useTranslations('farmer.market')
  const words = useTranslations('market')
  const action = useTranslations('common.action')
  const user = useSession()?.user
  const { own, abroad } = splitAtHome(prices, filter, user?.role === 'farmer' ? user : null)
  const more = pages && <MoreButton pages={pages}>{action('showMore', { rest: String(total - prices.length) })}</MoreButton> // biome-ignore format: one button
  return (
    <>
      <span role="status" className={grid.told}>
        {words('found', { count: total })}
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
        <Cards prices={own} />
      )}
      {abroad.length > 0 ? (
        // The own currency comes first: whatever is not loaded yet is of other countries too.
        <details className={classes.abroad}>
          <summary>{words('compare.others', { count: total - own.length })}</summary>
          <div className={grid.page}>
            <Cards prices={abroad} />
            {more}
          </div>
        </details>
      ) : (
        more
      )}
    </>
  )
}

const Cards = ({ prices }: { prices: readonly MarketPriceWithHistory[] }) => (
  <div className={grid.cards}>
    {prices.map((price) => (
      <PriceCard key={price.id} price={price} />
    ))}
  </div>
)

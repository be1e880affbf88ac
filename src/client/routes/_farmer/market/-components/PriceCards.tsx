import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import type { MarketPriceWithHistory } from '#domain/market/price.schema.ts'
import { PriceCard } from './PriceCard.tsx'

type PriceCardsProps = {
  prices: MarketPriceWithHistory[]
  /** The total, including pages that are not loaded. */
  total: number
  pages: ComponentProps<typeof MoreButton>['pages'] | null
  onClear: () => void
}

/** The matching prices, a page of cards at a time. */
export function PriceCards({ prices, total, pages, onClear }: PriceCardsProps) {
  const t = useTranslations('farmer.market')
  const words = useTranslations('market')
  const action = useTranslations('common.action')
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
        <div className={grid.cards}>
          {prices.map((price) => (
            <PriceCard key={price.id} price={price} />
          ))}
        </div>
      )}
      {pages && <MoreButton pages={pages}>{action('showMore', { rest: String(total - prices.length) })}</MoreButton>}
    </>
  )
}

import { UnstyledButton } from '@mantine/core'
import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { CropPrices, MarketPrice } from '#domain/market/price.schema.ts'
import { PRICE_RANGES, type PriceRange } from '#domain/market/price-history.ts'
import { keysOf } from '#domain/table.ts'
import { PriceChart } from './PriceChart.tsx'
import classes from './PriceHistory.module.css'
import { PriceTable } from './PriceTable.tsx'

type PriceHistoryProps = CropPrices & {
  shown: MarketPrice
  range: PriceRange
  onShow: (change: { market?: string; range?: PriceRange }) => void
}

/** The price history in one market, over the selected period. */
export function PriceHistory({ crop, prices, shown, range, onShow }: PriceHistoryProps) {
  const cropName = useCropNames()
  const t = useTranslations('market')
  const { market } = shown
  const history = trpc.farmer.prices.history.useQuery({ cropId: crop.id, market, range })
  return (
    <Section title={t('chart.title')}>
      <Card className={classes.card}>
        {prices.length > 1 && (
          <SelectField
            label={t('crop.market')}
            data={prices.map((price) => price.market)}
            value={market}
            onChange={(event) => onShow({ market: event.currentTarget.value })}
          />
        )}
        <Ranges chosen={range} offered={history.data?.ranges} onChoose={(next) => onShow({ range: next })} />
        <QueryView
          query={history}
          skeleton={<CardSkeletons count={1} height={365} />}
          isEmpty={({ points }) => points.length === 0}
          empty={
            <EmptyState
              text={t('chart.none', { market })}
              action={
                <UnstyledButton className={classes.longer} onClick={() => onShow({ range: 'fiveYears' })}>
                  {t('chart.longer')}
                </UnstyledButton>
              }
            />
          }
        >
          {({ points, currency }) => (
            <>
              <PriceChart
                key={`${market} ${points[0]!.date} ${points.length}`}
                points={points}
                currency={currency ?? shown.currency}
                label={t('chart.label', { crop: cropName(crop.name), market })}
              />
              <PriceTable points={points} currency={currency ?? shown.currency} />
            </>
          )}
        </QueryView>
      </Card>
    </Section>
  )
}

type RangesProps = { chosen: PriceRange; offered: PriceRange[] | undefined; onChoose: (range: PriceRange) => void }

/** The periods to choose from: only those in which there is something to see. */
function Ranges({ chosen, offered = keysOf(PRICE_RANGES), onChoose }: RangesProps) {
  const t = useTranslations('market.chart')
  const shown = keysOf(PRICE_RANGES).filter((range) => range === chosen || offered.includes(range))
  if (shown.length < 2) return null
  return (
    <fieldset className={classes.ranges} aria-label={t('range')}>
      {shown.map((range) => (
        <UnstyledButton key={range} aria-pressed={range === chosen} onClick={() => onChoose(range)}>
          {t(range)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

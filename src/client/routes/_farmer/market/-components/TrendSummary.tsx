import { UnstyledButton } from '@mantine/core'
import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { PriceBoard } from '#domain/market/price.schema.ts'
import type { PriceFilter } from '#domain/market/price-board.ts'
import classes from './TrendSummary.module.css'

const TRENDS = [
  ['up', IconTrendingUp],
  ['down', IconTrendingDown],
  ['stable', IconMinus],
] as const

type TrendSummaryProps = { counts: PriceBoard['trends']; filter: PriceFilter; onFilter: (filter: PriceFilter) => void }

/** How many prices rise, fall and stay; a tap filters by trend, a second tap removes the filter. */
export function TrendSummary({ counts, filter, onFilter }: TrendSummaryProps) {
  const t = useTranslations('farmer.market')
  const format = useFormat()
  const label = useTranslations('market')('trends')
  return (
    <fieldset className={classes.trends} aria-label={label}>
      {TRENDS.map(([trend, Icon]) => (
        <UnstyledButton
          key={trend}
          className={classes.trend}
          data-trend={trend}
          aria-pressed={filter.trend === trend}
          onClick={() => onFilter({ ...filter, trend: filter.trend === trend ? undefined : trend })}
        >
          <b>{format.number(counts[trend])}</b>
          <span>
            <Icon size={18} aria-hidden="true" /> <Value>{t(trend)}</Value>
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

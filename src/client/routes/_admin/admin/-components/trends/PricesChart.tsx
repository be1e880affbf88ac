import { BarChart } from '@mantine/charts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminTrends } from '#domain/operations/stats.schema.ts'
import { ChartCard } from './ChartCard.tsx'
import { STILL, useChartLook, usePeriodNames } from './look.ts'

export function PricesChart({ weeks }: { weeks: AdminTrends['prices'] }) {
  const t = useTranslations('desk.trends')
  const look = useChartLook()
  const { week } = usePeriodNames()
  return (
    <ChartCard
      title={<Link to="/admin/market-prices">{t('prices.title')}</Link>}
      note={t('prices.note')}
      none={t('prices.none')}
      heads={[t('week'), t('prices.prices')]}
      rows={weeks.map(({ from, prices }) => ({ name: week(from), numbers: [prices] }))}
    >
      <BarChart
        {...look}
        data={weeks.map((each) => ({ ...each, name: week(each.from) }))}
        dataKey="name"
        yAxisProps={{ allowDecimals: false }}
        barProps={STILL}
        series={[{ name: 'prices', label: t('prices.prices'), color: 'leaf' }]}
      />
    </ChartCard>
  )
}

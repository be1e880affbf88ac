import { BarChart } from '@mantine/charts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SMS_STATUS } from '#domain/messaging/sms.ts'
import type { AdminTrends } from '#domain/operations/stats.schema.ts'
import { keysOf } from '#domain/table.ts'
import { ChartCard } from './ChartCard.tsx'
import { STILL, useChartLook } from './look.ts'

const COLOURS = { pending: 'maize', sent: 'sky', delivered: 'leaf', failed: 'clay' } as const

export function SmsChart({ counts }: { counts: AdminTrends['sms'] }) {
  const t = useTranslations('desk.trends')
  const look = useChartLook()
  const states = keysOf(SMS_STATUS)
  return (
    <ChartCard
      title={<Link to="/admin/settings">{t('sms.title')}</Link>}
      note={t('sms.note')}
      none={t('sms.none')}
      heads={[t('sms.state'), t('sms.messages')]}
      rows={states.map((state) => ({ name: t(`sms.${state}`), numbers: [counts[state]] }))}
    >
      <BarChart
        {...look}
        type="stacked"
        data={states.map((state) => ({ name: t(`sms.${state}`), [state]: counts[state] }))}
        dataKey="name"
        withLegend={false}
        yAxisProps={{ allowDecimals: false }}
        barProps={STILL}
        maxBarWidth={64}
        series={states.map((state) => ({ name: state, label: t('sms.messages'), color: COLOURS[state] }))}
      />
    </ChartCard>
  )
}

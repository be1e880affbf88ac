import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/charts/styles.layer.css'
import type { AdminTrends } from '#domain/operations/stats.schema.ts'
import { AdviceChart } from './AdviceChart.tsx'
import { CoursesChart } from './CoursesChart.tsx'
import { FarmersChart } from './FarmersChart.tsx'
import { PricesChart } from './PricesChart.tsx'
import { SmsChart } from './SmsChart.tsx'
import classes from './Trends.module.css'

export default function Charts({ trends }: { trends: AdminTrends }) {
  return (
    <div className={`${classes.grid} ${classes.charts}`}>
      <FarmersChart months={trends.farmers} />
      <PricesChart weeks={trends.prices} />
      <AdviceChart months={trends.advice} />
      <SmsChart counts={trends.sms} />
      <CoursesChart courses={trends.courses} />
    </div>
  )
}

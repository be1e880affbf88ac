import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { AdminStats, CourseStats } from '#domain/operations/stats.schema.ts'
import classes from './Overview.module.css'
import { Trends } from './trends/Trends.tsx'

export function Overview() {
  const t = useTranslations('admin')
  usePageTitle(t('overview'))
  const stats = trpc.admin.stats.overview.useQuery()
  const courses = trpc.admin.stats.courses.useQuery()
  const data = stats.data && courses.data && { ...stats.data, ...courses.data }
  return (
    <section>
      <h1 className={classes.title}>{t('overview')}</h1>
      <QueryView
        query={{ ...stats, error: stats.error ?? courses.error, data }}
        skeleton={<CardSkeletons count={8} height={104} grid={classes.stats} />}
      >
        {(counted) => <Stats stats={counted} />}
      </QueryView>
      <Trends />
    </section>
  )
}

function Stats({ stats }: { stats: AdminStats & CourseStats }) {
  const t = useTranslations('admin.stats')
  return (
    <div className={classes.stats}>
      <Stat name={t('totalUsers')} value={stats.totalUsers} />
      <Stat name={t('totalFarmers')} value={stats.totalFarmers} />
      <Stat name={t('totalExtensionAgents')} value={stats.totalExtensionAgents} />
      <Stat name={t('totalCrops')} value={stats.totalCrops} />
      <Stat name={t('advisories')} value={stats.activeAdvisories} of={stats.totalAdvisories} />
      <Stat name={t('totalMarketPrices')} value={stats.totalMarketPrices} />
      <Stat name={t('weatherAlerts')} value={stats.activeWeatherAlerts} of={stats.totalWeatherAlerts} />
      <Stat name={t('courses')} value={stats.publishedCourses} of={stats.totalCourses} />
    </div>
  )
}

function Stat({ name, value, of }: { name: string; value: number; of?: number }) {
  const t = useTranslations('admin.stats')
  const format = useFormat()
  return (
    <Card className={classes.stat}>
      <span>{name}</span>
      <b>{format.number(value)}</b>
      {of !== undefined && <small>{t('of', { total: format.number(of) })}</small>}
    </Card>
  )
}

import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import classes from './Trends.module.css'

/** The chart library comes when the overview is on the screen, and with no other screen. */
const Charts = lazy(() => import('./Charts.tsx'))

const CHARTS = 5
const skeleton = <CardSkeletons count={CHARTS} height={340} grid={classes.grid} />

/** How things went in the last months, below the figures of today. */
export function Trends() {
  const t = useTranslations('desk.trends')
  const trends = trpc.admin.stats.trends.useQuery()
  return (
    <section aria-labelledby="trends">
      <h2 id="trends" className={classes.head}>
        {t('title')}
      </h2>
      <QueryView query={trends} skeleton={skeleton}>
        {(counted) => (
          <Suspense fallback={<Loading>{skeleton}</Loading>}>
            <Charts trends={counted} />
          </Suspense>
        )}
      </QueryView>
    </section>
  )
}

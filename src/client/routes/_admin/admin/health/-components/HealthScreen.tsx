import { trpc } from '#client/api/hooks.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { ContentHealth } from '#domain/operations/content-health.schema.ts'
import { Alerts, Crops, Prices, Translations } from './AboutContent.tsx'
import { Farmers, Questions } from './AboutPeople.tsx'
import classes from './Health.module.css'

const LINES = 6

/** What of the content gets old or is missing, each with the way to it. */
export function HealthScreen() {
  const t = useTranslations('desk.health')
  const health = trpc.admin.stats.health.useQuery()
  return (
    <div className={adminClasses.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <QueryView query={health} skeleton={<CardSkeletons count={LINES} height={220} grid={classes.grid} />}>
        {(found) => <Board health={found} />}
      </QueryView>
    </div>
  )
}

const Board = ({ health }: { health: ContentHealth }) => (
  <div className={classes.grid}>
    <Prices prices={health.oldPrices} />
    <Alerts alerts={health.endedAlerts} />
    <Translations missing={health.untranslated} />
    <Crops crops={health.cropsWithoutAdvice} />
    <Questions questions={health.openQuestions} />
    <Farmers farmers={health.withoutPhone} />
  </div>
)

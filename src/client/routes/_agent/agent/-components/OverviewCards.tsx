import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './AgentDashboard.module.css'

export function OverviewCards() {
  const t = useTranslations('agent')
  const format = useFormat()
  const overview = trpc.agent.dashboard.overview.useQuery()
  return (
    <QueryView query={overview} skeleton={<CardSkeletons count={4} height={84} grid={classes.cards} />}>
      {({ farmers, advisories, pendingSms, responseRate }) => (
        <section className={classes.cards} aria-label={t('overview')}>
          <Figure name={t('farmers')} value={farmers} />
          <Figure name={t('advisories')} value={advisories} />
          <Figure name={t('pendingSms')} value={pendingSms} />
          <Figure
            name={t('responseRate')}
            value={responseRate === null ? '–' : format.number(responseRate / 100, { style: 'percent' })}
            hint={responseRate === null ? t('noTickets') : undefined}
          />
        </section>
      )}
    </QueryView>
  )
}

function Figure({ name, value, hint }: { name: string; value: number | string; hint?: string }) {
  const format = useFormat()
  return (
    <Card className={classes.card}>
      <span>{name}</span>
      <b>{typeof value === 'number' ? format.number(value) : value}</b>
      {hint && <span>{hint}</span>}
    </Card>
  )
}

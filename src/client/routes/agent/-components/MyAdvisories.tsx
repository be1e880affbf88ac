import { useTranslations } from 'use-intl'
import { Badge } from '#client/components/Badge.tsx'
import { Card } from '#client/components/Card.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { Section } from '#client/components/Section.tsx'
import { trpc } from '#client/trpc.ts'
import { PRIORITIES, truncated } from '#domain/farmer/advisory.ts'
import classes from './AgentDashboard.module.css'

const MOST_CONTENT = 150

export function MyAdvisories() {
  const t = useTranslations('agent')
  const words = useTranslations('farmer')
  const mine = trpc.agent.dashboard.myAdvisories.useQuery()
  return (
    <Section title={t('mine')}>
      <QueryView
        query={mine}
        skeleton={<CardSkeletons count={2} height={120} />}
        empty={<EmptyState text={t('noneMine')} />}
      >
        {(advisories) => (
          <div className={classes.advisories}>
            {advisories.map(({ id, title, content, category, priority, isActive }) => (
              <Card key={id} className={classes.advisory}>
                <div className={classes.badges}>
                  <Badge tone={PRIORITIES[priority].tone}>{words(`priority.${priority}`)}</Badge>
                  <Badge tone="info">{words(`category.${category}`)}</Badge>
                  <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
                </div>
                <h3>{title}</h3>
                <p>{truncated(content, MOST_CONTENT)}</p>
              </Card>
            ))}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

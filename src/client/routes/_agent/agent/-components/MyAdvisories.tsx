import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { PRIORITIES, truncated } from '#domain/advice/advisory.ts'
import classes from './AgentDashboard.module.css'

const MAX_CONTENT = 150

export function MyAdvisories() {
  const t = useTranslations('agent')
  const words = useTranslations('farmer')
  const mine = trpc.agent.dashboard.myAdvisories.useQuery()
  return (
    <Section title={t('mine')}>
      <QueryView
        query={mine}
        skeleton={<CardSkeletons count={2} height={152} grid={classes.advisories} />}
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
                <p>{truncated(content, MAX_CONTENT)}</p>
              </Card>
            ))}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

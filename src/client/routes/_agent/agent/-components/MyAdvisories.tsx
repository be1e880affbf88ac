import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { PRIORITIES, truncated } from '#domain/advice/advisory.ts'
import classes from './AgentDashboard.module.css'

const MAX_CONTENT = 150

const CreateAdvisory = lazy(() => import('./CreateAdvisory.tsx'))
const MyAdvisoryDialog = lazy(() => import('./MyAdvisoryDialog.tsx'))

/** The newest advisories of the agent; the whole card opens one, with what farmers answered. */
export function MyAdvisories() {
  const t = useTranslations('agent')
  const words = useTranslations('farmer')
  const mine = trpc.agent.dashboard.myAdvisories.useQuery()
  const dialog = useDialog('advisory', 'record')
  const opened = dialog.name === 'advisory' ? mine.data?.find(({ id }) => id === dialog.id) : undefined
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
              <Card key={id} className={`${classes.advisory} ${whole.card}`}>
                <div className={classes.badges}>
                  <Badge tone={PRIORITIES[priority].tone}>{words(`priority.${priority}`)}</Badge>
                  <Badge tone="info">{words(`category.${category}`)}</Badge>
                  <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
                </div>
                <h3>
                  <DialogLink name="advisory" id={id} className={`${classes.link} ${whole.cover}`}>
                    {title}
                  </DialogLink>
                </h3>
                <p>{truncated(content, MAX_CONTENT)}</p>
              </Card>
            ))}
          </div>
        )}
      </QueryView>
      {dialog.name === 'record' && (
        <Suspense>
          <CreateAdvisory onClose={dialog.close} />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <MyAdvisoryDialog advisory={opened} onClose={dialog.close} />
        </Suspense>
      )}
    </Section>
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { FarmerCard } from '#client/features/people/FarmerCard.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { RECENT_FARMERS } from '#client/offline/agent/agent-questions.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './AgentDashboard.module.css'

/** The three newest farmers, and a link to all. */
export function FarmerList() {
  const t = useTranslations('agent')
  const newest = trpc.agent.farmers.list.useQuery(RECENT_FARMERS)
  return (
    <Section title={t('recent')}>
      <QueryView
        query={{ ...newest, data: newest.data?.items }}
        errorText={t('loadFailed')}
        skeleton={<CardSkeletons count={RECENT_FARMERS.limit} height={78} grid={classes.farmers} />}
        empty={<EmptyState text={t('none')} />}
      >
        {(farmers) => (
          <div className={classes.farmers}>
            {farmers.map((farmer) => (
              <FarmerCard key={farmer.id} farmer={farmer} />
            ))}
          </div>
        )}
      </QueryView>
      <Button variant="default" renderRoot={(props) => <Link to="/agent/farmers" {...props} />}>
        {t('all')}
      </Button>
    </Section>
  )
}

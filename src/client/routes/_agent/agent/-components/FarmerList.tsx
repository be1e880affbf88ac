import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { FarmerCard } from '#client/features/people/FarmerCard.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import classes from './AgentDashboard.module.css'

const RECENT = 3

/** The three newest farmers, and a link to all. */
export function FarmerList() {
  const t = useTranslations('agent')
  const newest = trpc.agent.farmers.list.useQuery({ limit: RECENT })
  return (
    <Section title={t('recent')}>
      <QueryView
        query={{ ...newest, data: newest.data?.items }}
        skeleton={<CardSkeletons count={RECENT} height={78} grid={classes.farmers} />}
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

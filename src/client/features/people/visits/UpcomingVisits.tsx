import { useMemo } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { OPEN_VISITS } from '#client/offline/agent/agent-questions.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { optimisticVisitPages } from '#client/offline/optimistic/visits.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { VisitCard } from './VisitCard.tsx'
import classes from './Visits.module.css'

/** The visits that are ahead: one's own, or those to a farmer. */
export function UpcomingVisits({ farmerId }: { farmerId?: string | undefined }) {
  const t = useTranslations('agent.visits')
  const select = useOptimistic(useMemo(() => optimisticVisitPages(farmerId), [farmerId]))
  const pages = trpc.agent.visits.list.useInfiniteQuery({ ...OPEN_VISITS, farmerId }, { ...PAGED, select })
  return (
    <Section title={t('upcoming')}>
      <QueryView
        query={pages}
        skeleton={<CardSkeletons count={2} height={140} />}
        empty={<EmptyState text={t('none')} />}
      >
        {(visits) => (
          <ul className={classes.list}>
            {visits.map((visit) => (
              <li key={visit.id}>
                <VisitCard visit={visit} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </Section>
  )
}

import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CropDrawing } from '#client/components/CropDrawing.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { Section } from '#client/components/Section.tsx'
import { trpc } from '#client/trpc.ts'
import { AdvisoryCard } from '../../-components/AdvisoryCard.tsx'
import grid from '../../-components/grid.module.css'

const PAGE = 12

/** Every active advisory, the newest first, a page at a time. */
export function AdvisoriesScreen() {
  const t = useTranslations('farmer.advisories')
  const pages = trpc.farmer.advisories.list.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <Section title={t('latest')}>
          <QueryView
            query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
            skeleton={<CardSkeletons count={4} height={206} />}
            empty={<EmptyState drawing={<CropDrawing name="Seedling" size={44} />} text={t('none')} />}
          >
            {(advisories) => (
              <div className={grid.cards}>
                {advisories.map((advisory) => (
                  <AdvisoryCard key={advisory.id} advisory={advisory} />
                ))}
              </div>
            )}
          </QueryView>
          {pages.hasNextPage && (
            <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </Section>
      </div>
    </>
  )
}

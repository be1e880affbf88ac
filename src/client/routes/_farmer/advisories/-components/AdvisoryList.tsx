import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { AdvisoryCards } from '#client/features/advice/AdvisoryCards.tsx'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { PLAIN_ADVISORIES } from '#client/offline/cache/sync.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import type { AdvisoryCategory } from '#domain/advice/advisory.ts'

const TYPING_MS = 300

type AdvisoryListProps = { search: string | undefined; category: AdvisoryCategory | undefined; onClear: () => void }

/** Every active advisory that matches the search, newest first, in pages. */
export function AdvisoryList({ search, category, onClear }: AdvisoryListProps) {
  const t = useTranslations('advisories')
  const words = useDeferredValue(useDebouncedValue(search, TYPING_MS)[0])
  const pages = trpc.farmer.advisories.list.useInfiniteQuery({ ...PLAIN_ADVISORIES, search: words, category }, PAGED)
  const isPlain = !words && !category
  return (
    <Section title={t('latest')}>
      <QueryView
        query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
        skeleton={<CardSkeletons count={4} height={206} />}
        empty={
          <EmptyState
            drawing={<CropDrawing name="Seedling" size={44} />}
            text={t(isPlain ? 'none' : 'noMatch')}
            action={
              !isPlain && (
                <Button variant="light" onClick={onClear}>
                  {t('clear')}
                </Button>
              )
            }
          />
        }
      >
        {(advisories) => <AdvisoryCards advisories={advisories} />}
      </QueryView>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </Section>
  )
}

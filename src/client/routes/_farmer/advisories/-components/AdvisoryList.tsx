import { Button } from '@mantine/core'
import { AdvisoryCards } from '#client/features/advice/AdvisoryCards.tsx'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { OfThisPhone } from '#client/query/OfThisPhone.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { useAdvisories } from './useAdvisories.ts'

type AdvisoryListProps = { advisories: ReturnType<typeof useAdvisories>; onClear: () => void }

/** The matching advisories, a page at a time. */
export function AdvisoryList({ advisories: { list, pages, isPlain, isOfPhone }, onClear }: AdvisoryListProps) {
  const t = useTranslations('advisories')
  return (
    <Section title={t('latest')}>
      {isOfPhone && <OfThisPhone text={t('ofPhone')} onRetry={list.refetch} />}
      <QueryView
        query={list}
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
      {pages && <MoreButton pages={pages}>{t('more')}</MoreButton>}
    </Section>
  )
}

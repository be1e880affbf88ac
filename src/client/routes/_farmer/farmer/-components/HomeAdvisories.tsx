import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { AdvisoryCard } from '#client/features/advice/AdvisoryCard.tsx'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'

const MAX_SHOWN = 3

export function HomeAdvisories() {
  const t = useTranslations('farmer.home')
  const advisories = trpc.farmer.advisories.list.useQuery({ limit: MAX_SHOWN })
  return (
    <Section title={t('advisories')} more={<Link to="/advisories">{t('allAdvisories')}</Link>}>
      <QueryView
        query={{ ...advisories, data: advisories.data?.items }}
        skeleton={<CardSkeletons count={3} height={206} />}
        empty={<EmptyState drawing={<CropDrawing name="Seedling" size={44} />} text={t('noAdvisories')} />}
      >
        {(items) => (
          <div className={grid.cards}>
            {items.map((advisory) => (
              <AdvisoryCard key={advisory.id} advisory={advisory} />
            ))}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

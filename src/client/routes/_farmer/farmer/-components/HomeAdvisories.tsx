import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CropDrawing } from '#client/components/CropDrawing.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { Section } from '#client/components/Section.tsx'
import { trpc } from '#client/trpc.ts'
import { AdvisoryCard } from '../../-components/AdvisoryCard.tsx'
import grid from '../../-components/grid.module.css'

const MOST_SHOWN = 3

export function HomeAdvisories() {
  const t = useTranslations('farmer.home')
  const advisories = trpc.farmer.advisories.list.useQuery({ limit: MOST_SHOWN })
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

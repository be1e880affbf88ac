import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { AdvisoryRows } from '#client/features/advice/AdvisoryRows.tsx'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'

const MAX_SHOWN = 3

export function HomeAdvisories() {
  const t = useTranslations('farmer.home')
  const advisories = trpc.farmer.advisories.nearest.useQuery({ most: MAX_SHOWN })
  return (
    <Section title={t('advisories')} more={<Link to="/advisories">{t('allAdvisories')}</Link>}>
      <QueryView
        query={advisories}
        skeleton={<CardSkeletons count={1} height={258} />}
        empty={<EmptyState drawing={<CropDrawing name="Seedling" size={44} />} text={t('noAdvisories')} />}
      >
        {(items) => <AdvisoryRows advisories={items} />}
      </QueryView>
    </Section>
  )
}

import { useTranslations } from 'use-intl'
import { Section } from '#client/components/Section.tsx'
import { trpc } from '#client/trpc.ts'
import { AdvisoryCards } from '../../-components/AdvisoryCards.tsx'

/** What cannot wait; nothing while nothing is urgent. The list below says whether anything could be loaded. */
export function UrgentAdvisories() {
  const t = useTranslations('advisories')
  const { data = [] } = trpc.farmer.advisories.urgent.useQuery({})
  if (data.length === 0) return null
  return (
    <Section title={t('urgent')}>
      <AdvisoryCards advisories={data} />
    </Section>
  )
}

import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { AdvisoryCards } from '#client/features/advice/AdvisoryCards.tsx'
import { Section } from '#client/ui/page/Section.tsx'

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

import { trpc } from '#client/api/hooks.ts'
import { AdvisoryCards } from '#client/features/advice/AdvisoryCards.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Section } from '#client/ui/page/Section.tsx'

/** Urgent advisories; nothing without any. The list below reports a failure to load. */
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

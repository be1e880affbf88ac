import { PlatformContact } from '#client/features/support/PlatformContact.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { InfoPage } from '#client/shell/InfoPage.tsx'

const PARTS = [
  ['kept.title', 'kept.account', 'kept.password', 'kept.farm', 'kept.requests', 'kept.learning', 'kept.money', 'kept.sessions', 'kept.failures', 'kept.log'], // biome-ignore format: a part each
  ['seen.title', 'seen.agents', 'seen.farmers', 'seen.others'],
  ['where.title', 'where.server', 'where.phone'],
  ['rights.title', 'rights.download', 'rights.change', 'rights.remove', 'rights.stays'],
] as const

export function PrivacyPage() {
  const t = useTranslations('papers.privacy')
  return (
    <InfoPage title={t('title')} lead={t('lead')}>
      {PARTS.map(([title, ...points]) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{t(point)}</li>
            ))}
          </ul>
        </section>
      ))}
      <PlatformContact />
    </InfoPage>
  )
}

import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '#client/ui/Badge.tsx'

type StateBadgesProps = { isActive: boolean; publishAt: string | null; needsApproval?: boolean }

/** Whether a record is shown to farmers, and what it waits for. */
export function StateBadges({ isActive, publishAt, needsApproval = false }: StateBadgesProps) {
  const t = useTranslations('desk.state')
  const format = useFormatter()
  return (
    <>
      <ActiveBadge isActive={isActive} />
      {needsApproval && <Badge tone="warm">{t('needsApproval')}</Badge>}
      {publishAt && (
        <Badge tone="info">
          {t('scheduled', { date: format.dateTime(new Date(publishAt), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </Badge>
      )}
    </>
  )
}

/** Whether something is switched on. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useTranslations('desk.state')
  return <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
}

import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { AdminAdvisory } from '#domain/advice/advisory.schema.ts'
import { dateAt } from '#domain/dates.ts'

/** What a row on the desk says of itself; only advice may wait for approval. */
export type State = Pick<AdminAdvisory, 'isActive' | 'publishAt'>
type StateBadgesProps = State & { needsApproval: boolean }

/** Whether a record is shown to farmers, and what it waits for. */
export function StateBadges({ isActive, publishAt, needsApproval }: StateBadgesProps) {
  const t = useTranslations('desk.state')
  const format = useFormat()
  return (
    <>
      <ActiveBadge isActive={isActive} />
      {needsApproval && <Badge tone="warm">{t('needsApproval')}</Badge>}
      {publishAt && (
        <Badge tone="info">
          {t('scheduled', { date: format.dateTime(dateAt(publishAt), { dateStyle: 'medium', timeStyle: 'short' }) })}
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

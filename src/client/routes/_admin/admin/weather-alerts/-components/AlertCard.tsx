import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { StateBadges } from '#client/features/operations/admin/StateBadges.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminAlert } from '#domain/weather/alert-admin.schema.ts'
import { beginning } from './beginning.ts'

export function AlertCard({ alert }: { alert: AdminAlert }) {
  const t = useTranslations('desk')
  const format = useFormat()
  const { id, title, severity, location, isActive, expiresAt, publishAt } = alert
  return (
    <Card className={adminClasses.card}>
      <div className={adminClasses.badges}>
        <StateBadges isActive={isActive} publishAt={publishAt} needsApproval={false} />
        <Badge tone={severity === 'info' ? 'secondary' : 'destructive'}>{t(`severity.${severity}`)}</Badge>
      </div>
      <h2>{title}</h2>
      <p>{beginning(alert)}</p>
      <p className={adminClasses.quiet}>
        <Value>{location}</Value>
        <Value>
          {expiresAt && ` · ${t('field.expiresAt')}: ${format.dateTime(dateAt(expiresAt), { dateStyle: 'medium' })}`}
        </Value>
      </p>
      <RowActions id={id} name={title} />
    </Card>
  )
}

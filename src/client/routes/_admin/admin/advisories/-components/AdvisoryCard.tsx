import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { StateBadges } from '#client/features/operations/admin/StateBadges.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import type { AdminAdvisory } from '#domain/advice/advisory.schema.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { beginning } from './beginning.ts'

export function AdvisoryCard({ advisory }: { advisory: AdminAdvisory }) {
  const t = useTranslations('desk')
  const { id, title, category, priority, crop, isActive, publishAt, needsApproval } = advisory
  return (
    <Card className={adminClasses.card}>
      <div className={adminClasses.badges}>
        <StateBadges isActive={isActive} publishAt={publishAt} needsApproval={needsApproval} />
        <Badge tone="info">{t(`category.${category}`)}</Badge>
        <Badge tone="default">{t(`priority.${priority}`)}</Badge>
      </div>
      <h2>{title}</h2>
      <p>{beginning(advisory)}</p>
      <p className={adminClasses.quiet}>{crop?.name ?? t('choice.allCrops')}</p>
      <RowActions id={id} name={title}>
        <ApproveButton advisory={advisory} />
      </RowActions>
    </Card>
  )
}

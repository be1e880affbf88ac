import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { AdminCrop } from '#domain/crops/catalogue.schema.ts'
import { ArchiveButton } from './ArchiveButton.tsx'

export function CropCard({ crop }: { crop: AdminCrop }) {
  const t = useTranslations('desk')
  const { id, name, localName, group, growers, archivedAt, description } = crop
  return (
    <Card className={adminClasses.card}>
      <div className={adminClasses.badges}>
        <Badge tone="info">{t(`group.${group}`)}</Badge>
        {archivedAt && <Badge tone="secondary">{t('crop.archived')}</Badge>}
      </div>
      <h2>
        <Value>{name}</Value>
        <Value>{localName && ` · ${localName}`}</Value>
      </h2>
      {description && <p>{description}</p>}
      <p className={adminClasses.quiet}>{t('crop.growers', { count: growers })}</p>
      <RowActions id={id} name={name}>
        <ArchiveButton crop={crop} />
      </RowActions>
    </Card>
  )
}

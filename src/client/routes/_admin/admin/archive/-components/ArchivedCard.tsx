import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTableWords } from '#client/features/operations/admin/useTableWords.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Archived } from './archived.ts'
import { RestoreButton } from './RestoreButton.tsx'

export function ArchivedCard({ archived }: { archived: Archived }) {
  const t = useTranslations('desk.archive')
  const format = useFormat()
  const wordsOf = useTableWords()
  const { kind, title, counts, deletedAt, deletedBy } = archived
  const date = format.dateTime(dateAt(deletedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card className={adminClasses.card}>
      <div className={adminClasses.badges}>
        <Badge tone="info">{t(`kinds.${kind}`)}</Badge>
      </div>
      <h2>{title}</h2>
      {wordsOf(counts).length > 0 && <p>{format.list(wordsOf(counts))}</p>}
      <p className={adminClasses.quiet}>
        <Value>{t('deletedOn', { date })}</Value>
        <Value>{deletedBy && ` · ${t('by', { name: deletedBy })}`}</Value>
      </p>
      <div className={adminClasses.actions}>
        <RestoreButton archived={archived} />
      </div>
    </Card>
  )
}

import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { FieldRecord } from '#domain/fields/field-list.schema.ts'

/** What of a field needs a look. */
export function ProblemBadges({ field: { problems } }: { field: FieldRecord }) {
  const t = useTranslations('desk.fields.problems')
  if (problems.length === 0) return null
  return (
    <span className={adminClasses.badges}>
      {problems.map((problem) => (
        <Badge key={problem} tone="warm">
          {t(problem)}
        </Badge>
      ))}
    </span>
  )
}

import { FieldOutline } from '#client/features/fields/outline/FieldOutline.tsx'
import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { FieldRecord } from '#domain/fields/field-list.schema.ts'
import classes from './Fields.module.css'
import { ProblemBadges } from './ProblemBadges.tsx'
import { placeOf } from './place-of.ts'

/** A field on a phone. */
export function FieldCard({ field }: { field: FieldRecord }) {
  const t = useTranslations('desk.fields')
  const area = useFieldArea()
  const { name, farmerName, code, outline, way } = field
  const place = placeOf(field)
  return (
    <Card className={adminClasses.card}>
      <div className={classes.head}>
        <span className={classes.outline}>
          <FieldOutline border={outline} />
        </span>
        <div>
          <h2>{name}</h2>
          <p>{farmerName}</p>
          {place && <p className={adminClasses.quiet}>{place}</p>}
        </div>
      </div>
      <p>
        <b>{area(field)}</b> · {t(`ways.${way}`)}
        {code && (
          <>
            {' · '}
            <Value>{code}</Value>
          </>
        )}
      </p>
      <ProblemBadges field={field} />
    </Card>
  )
}

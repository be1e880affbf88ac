import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import classes from '../NewField.module.css'
import type { Measured } from './measured.ts'

/** The area that was measured, beside the one that the field had before. */
export function MeasuredArea({
  measured: { hectares, band },
  before,
}: {
  measured: Measured
  before?: Field | undefined
}) {
  const t = useTranslations('fields.save')
  const areaOf = useFieldArea()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('measured')}</dt>
        <dd>{areaOf({ totalArea: hectares, errorBand: band })}</dd>
      </div>
      {before && (
        <div>
          <dt>{t('before')}</dt>
          <dd>{areaOf(before)}</dd>
        </div>
      )}
    </dl>
  )
}

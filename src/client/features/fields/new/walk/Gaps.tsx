import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { GAP_S, type Gap } from '#domain/fields/border/walked.ts'
import classes from '../NewField.module.css'

/** The stretches of a walk that nobody measured. */
export function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  const t = useTranslations('fields.walk')
  const format = useFormat()
  if (gaps.length === 0) return null
  return (
    <ul className={classes.gaps} aria-label={t('gaps')}>
      {gaps.map(({ corner, seconds, metres }) => (
        <li key={corner}>
          <Value>
            {t(seconds > GAP_S ? 'gap' : 'jump', {
              point: String(corner + 1),
              seconds: format.number(seconds, { style: 'unit', unit: 'second' }),
              metres: format.number(metres, { style: 'unit', unit: 'meter' }),
            })}
          </Value>
        </li>
      ))}
    </ul>
  )
}

import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { measureRing } from '#domain/fields/border/measure.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { lengthOf } from '../ground/length-of.ts'
import classes from '../NewField.module.css'

/** Lengths and area while one draws. */
export function DrawnFacts({ corners, isField }: { corners: readonly Position[]; isField: boolean }) {
  const t = useTranslations('fields')
  const format = useFormat()
  const areaOf = useFieldArea()
  const metres = (amount: number) =>
    format.number(amount, { style: 'unit', unit: 'meter', maximumFractionDigits: amount < 100 ? 1 : 0 })
  const facts = [
    [t('draw.lastSide'), corners.length > 1 ? metres(lengthOf(corners.slice(-2))) : '–'],
    [t('draw.length'), isField ? metres(lengthOf([...corners, corners[0]!])) : '–'],
    [
      t('save.measured'),
      isField ? areaOf({ totalArea: asHectares(measureRing(corners).areaM2), errorBand: null }) : '–',
    ],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value>{value}</Value>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Walked } from '#domain/fields/border/walked.ts'
import { lengthOf } from '../ground/length-of.ts'
import classes from '../NewField.module.css'
import { useWalkedArea } from './useWalkedArea.ts'

type WalkFactsProps = { walked: Walked; accuracyM: number | undefined }

/** How exact the position is, and how far the walk has come. */
export function WalkFacts({ walked: { corners }, accuracyM }: WalkFactsProps) {
  const t = useTranslations('fields.walk')
  const format = useFormat()
  const areaOf = useFieldArea()
  const metres = (amount: number) => format.number(Math.round(amount), { style: 'unit', unit: 'meter' })
  const area = useWalkedArea(corners)
  const facts = [
    ['accuracy', accuracyM === undefined ? '–' : t('metres', { metres: metres(accuracyM) })],
    ['points', format.number(corners.length)],
    ['length', metres(lengthOf(corners))],
    ['area', area === null ? '–' : areaOf({ totalArea: area, errorBand: null })],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <Value>{value}</Value>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import { useCropsIn } from '../../useCropsIn.ts'
import classes from './FieldMap.module.css'

/** What is known of a field: its area first, its code last. */
export function FieldFacts({ field }: { field: Field }) {
  const t = useTranslations('field')
  const areaWords = useAreaWords()
  const format = useFormat()
  const { totalArea, errorBand, code } = field
  const area = areaWords(totalArea, 4)
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Card className={classes.facts}>
      <div>
        <p className={classes.name}>{t('map.area')}</p>
        <span className={classes.area}>
          <Value>{errorBand === null ? area : t('map.band', { area, percent: percent(errorBand) })}</Value>
        </span>
      </div>
      <Facts facts={useFactsOf(field)} />
      <div className={classes.code}>
        <p className={classes.name}>{t('map.code')}</p>
        {code === null ? <p className={classes.text}>{t('map.codePending')}</p> : <Code code={code} />}
      </div>
    </Card>
  )
}

/** The code as one says it, sign by sign, and whole for who hears or copies it. */
function Code({ code }: { code: string }) {
  const t = useTranslations('field.map')
  return (
    <>
      <b translate="no">{[...code].join(' ')}</b>
      <p className={classes.text}>{t('codeHint')}</p>
      <p className={classes.text}>{t('codeSms', { code })}</p>
    </>
  )
}

function useFactsOf(field: Field): Fact[] {
  const t = useTranslations('field')
  const format = useFormat()
  const metres = (value: number) => t('map.metres', { metres: format.number(value, { maximumFractionDigits: 0 }) })
  const cropName = useCropNames()
  const crops = useCropsIn(field).map(({ crop }) => cropName(crop.name))
  const { perimeter, place, description, soilType, drainageLevel, waterSource, elevation, slope, accessRoad, way } =
    field
  const facts: [name: string, value: string | null][] = [
    [t('map.crops'), crops.length === 0 ? null : format.list(new Set(crops))],
    [t('map.border'), perimeter === null ? null : metres(perimeter)],
    [t('map.way'), t(`ways.${way}`)],
    [t('map.place'), place],
    [t('map.description'), description],
    [t('map.soilType'), soilType],
    [t('map.drainage'), drainageLevel],
    [t('map.water'), waterSource],
    [t('map.elevation'), elevation === null ? null : metres(elevation)],
    [
      t('map.slope'),
      slope === null ? null : format.number(slope / 100, { style: 'percent', maximumFractionDigits: 1 }),
    ],
    [t('map.road'), accessRoad ? t('map.yes') : null],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

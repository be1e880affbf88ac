import { digits } from '#client/i18n/digits.ts'
import type { Shown } from '#client/i18n/shown.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { daysBetween } from '#domain/dates.ts'
import { STATUS_TONES } from '../list/status-tones.ts'
import classes from './CropFacts.module.css'
import { FieldLink, FieldWaits } from './CropField.tsx'

export function CropFacts({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('farmer')
  const details = useTranslations('crop.detail')
  const words = useTranslations('crop.facts')
  const format = useFormat()
  const { status, progress, expectedYield, actualYield, notes } = farmerCrop
  return (
    <div className={classes.parts}>
      <div className={classes.head}>
        <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        <Age farmerCrop={farmerCrop} />
        <span className={classes.percent}>{format.number(progress / 100, { style: 'percent' })}</span>
        <div className={classes.bar}>
          <ProgressBar percent={progress} label={null} />
        </div>
      </div>
      <dl className={classes.facts}>
        {farmerCrop.fieldId && (
          <Fact name={details('field')}>
            <FieldLink farmerCrop={farmerCrop} fieldId={farmerCrop.fieldId} />
          </Fact>
        )}
        <Fact name={details('area')}>
          <Area farmerCrop={farmerCrop} />
        </Fact>
        <Fact name={details('planted')}>
          <DayOf value={farmerCrop.plantingDate} />
        </Fact>
        <Fact name={details('harvest')}>
          <DayOf value={farmerCrop.expectedHarvest} />
        </Fact>
        {expectedYield !== null && (
          <Fact name={words('expectedYield')}>
            <Weight kilograms={expectedYield} />
          </Fact>
        )}
        {actualYield !== null && (
          <Fact name={words('actualYield')}>
            <Weight kilograms={actualYield} />
          </Fact>
        )}
      </dl>
      {farmerCrop.fieldId && <FieldWaits farmerCrop={farmerCrop} fieldId={farmerCrop.fieldId} />}
      {notes && (
        <p className={classes.notes}>
          <span>{words('notes')}</span> <Value>{notes}</Value>
        </p>
      )}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: Shown }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

/** The crop's age, while it grows. */
function Age({ farmerCrop: { plantingDate, status } }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.facts')
  const days = plantingDate ? daysBetween(plantingDate, today()) : -1
  if (days < 0 || status === 'planning' || status === 'harvested' || status === 'completed') return <span />
  return (
    <span className={classes.age}>
      <Value>{t('daysSince', { count: digits(days) })}</Value>
    </span>
  )
}

function Area({ farmerCrop: { areaSize } }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.detail')
  const areaWords = useAreaWords()
  return areaSize === null ? t('unknown') : areaWords(areaSize, 4)
}

function DayOf({ value }: { value: string | null }) {
  const t = useTranslations('crop.detail')
  const format = useFormat()
  return value ? format.dateTime(noonOf(value), { dateStyle: 'medium' }) : t('unknown')
}

function Weight({ kilograms }: { kilograms: number }) {
  const t = useTranslations('crop.facts')
  const format = useFormat()
  return t('kilograms', { amount: format.number(kilograms, { maximumFractionDigits: 1 }) })
}

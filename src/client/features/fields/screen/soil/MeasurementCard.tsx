import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Card } from '#client/ui/Card.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Photo } from '#client/ui/photo/Photo.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import {
  type Measurement,
  READINGS,
  type Reading,
  WRITTEN_READINGS,
  type WrittenReading,
} from '#domain/fields/field-record.schema.ts'
import { WRITTEN_AS } from '#domain/fields/soil.ts'
import { keysOf } from '#domain/table.ts'
import classes from '../records.module.css'
import { TakeBack } from '../TakeBack.tsx'

/** A measurement: its day, where it comes from, and each value with its unit. */
export function MeasurementCard({ measurement }: { measurement: Pending<Measurement> }) {
  const t = useTranslations('field.soil')
  const taken = useTranslations('field.takeBack')
  const undo = useWrite(api.farmer.measurements.undo.mutate, {
    done: { title: taken('done') },
    failed: withReason(taken('failed')),
    refresh: (utils) => utils.farmer.measurements.list.invalidate({ id: measurement.fieldId }),
  })
  const format = useFormat()
  const { id, fieldId, measurementDate, source, measuredBy, notes, photoId, isPending } = measurement
  const date = measurementDate ? format.dateTime(noonOf(measurementDate), { dateStyle: 'medium' }) : ''
  const from = source && t(`sources.${source}`)
  return (
    <Card className={classes.record}>
      <div className={classes.head}>
        <b>{date}</b>
        <span className={classes.quiet}>
          <Value>{from && measuredBy ? t('by', { source: from, name: measuredBy }) : (from ?? measuredBy)}</Value>
        </span>
      </div>
      <Facts facts={useValues(measurement)} />
      {notes && <p className={classes.quiet}>{notes}</p>}
      {photoId && (
        <Photo id={photoId} words={{ show: t('showPhoto'), failed: t('photoFailed'), alt: t('photo') }} isSmall />
      )}
      {isPending && <PendingMark />}
      <TakeBack
        name={date}
        question={taken('measurement', { date })}
        isPending={undo.isPending}
        onConfirm={() => undo.mutate({ id: fieldId, measurementId: id })}
      />
    </Card>
  )
}

/** Each value with its unit, and beside it the same as laboratories write it. */
function useValues(measurement: Measurement): Fact[] {
  const t = useTranslations('field')
  const format = useFormat()
  const fact = (reading: Reading | WrittenReading, unit: string, value: number, decimals: number): Fact => {
    const amount = format.number(value, { maximumFractionDigits: decimals })
    return [t(`reading.${reading}`), unit === 'pH' ? `pH ${amount}` : t('soil.value', { value: amount, unit })]
  }
  return keysOf(READINGS).flatMap((reading) => {
    const value = measurement[reading]
    if (value === null) return []
    const own = fact(reading, READINGS[reading].unit, value, 2)
    if (!isWrittenOtherwise(reading)) return [own]
    const { reading: written, of } = WRITTEN_AS[reading]
    return [own, fact(written, WRITTEN_READINGS[written].unit, of(value), 1)]
  })
}

const isWrittenOtherwise = (reading: Reading): reading is keyof typeof WRITTEN_AS => reading in WRITTEN_AS

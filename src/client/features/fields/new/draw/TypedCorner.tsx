import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { type FieldNumber, numberIn } from '#client/ui/fields/number-text.ts'
import form from '#client/ui/form/form.module.css'
import type { Position } from '#domain/fields/border/ring.ts'
import { readNumber } from '#domain/read-number.ts'
import classes from '../NewField.module.css'

/** A corner by its coordinates: for who has read them off another device, and for who sees no drawing. */
export function TypedCorner({ onSet }: { onSet: (corner: Position) => void }) {
  const t = useTranslations('fields.draw')
  const [latitude, setLatitude] = useState<FieldNumber>('')
  const [longitude, setLongitude] = useState<FieldNumber>('')
  const [isTried, setTried] = useState(false)
  const isWrong = isOut(latitude, 90) || isOut(longitude, 180)
  const [x, y] = [numberIn(longitude), numberIn(latitude)]
  const isWhole = x !== undefined && y !== undefined
  const set = (event: FormEvent) => {
    event.preventDefault()
    setTried(!isWhole)
    if (isWrong || !isWhole) return
    onSet([x, y])
    setLatitude('')
    setLongitude('')
  }
  return (
    <form className={classes.typed} aria-label={t('typed')} noValidate onSubmit={set}>
      <b>{t('typed')}</b>
      <div className={form.pair}>
        <NumberField
          label={t('latitude')}
          decimals={DECIMALS}
          withAsterisk
          value={latitude}
          onChange={(typed) => setLatitude(degreesOf(typed, 90))}
        />
        <NumberField
          label={t('longitude')}
          decimals={DECIMALS}
          withAsterisk
          value={longitude}
          onChange={(typed) => setLongitude(degreesOf(typed, 180))}
        />
      </div>
      {(isWrong || (isTried && !isWhole)) && (
        <p className={classes.warning} role="alert">
          {t(isWrong ? 'outOfRange' : 'bothNeeded')}
        </p>
      )}
      <div>
        <Button type="submit" variant="default">
          {t('add')}
        </Button>
      </div>
    </form>
  )
}

/** What devices write of a coordinate. */
const DECIMALS = 15

/** '6.615' may be a thousand times as much elsewhere; of degrees there are not so many. */
function degreesOf(typed: FieldNumber, most: number): FieldNumber {
  const reading = typeof typed === 'string' ? readNumber(typed, { decimals: DECIMALS }) : null
  return (reading && 'meanings' in reading && reading.meanings.find((each) => Math.abs(each) <= most)) || typed
}

const isOut = (degrees: FieldNumber, most: number) => Math.abs(numberIn(degrees) ?? 0) > most

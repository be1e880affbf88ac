import '@mantine/core/styles/NumberInput.layer.css'
import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import { useNumberWriting } from '#client/hooks/useNumberWriting.ts'
import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import classes from '../form.module.css'
import { basisOf, idsOfCrop, useCropWrite } from './useCropWrite.ts'

export function YieldForm({ grown, onDone }: { grown: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const [expected, setExpected] = useState<number | string>(grown.expectedYield ?? '')
  const [actual, setActual] = useState<number | string>(grown.actualYield ?? '')
  const write = useCropWrite()
  const cropName = useCropNames()
  const numbers = useNumberWriting().large
  const text = t('yield.saved', { name: cropName(grown.crop.name) })
  const record = trpc.farmer.crops.recordYield.useMutation(write({ text, onDone }))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        record.mutate({
          ...idsOfCrop(grown),
          expectedYield: asKilograms(expected),
          actualYield: asKilograms(actual),
          basis: basisOf(grown),
        })
      }}
    >
      <p className={classes.note}>{t('yield.hint')}</p>
      <div className={classes.pair}>
        <NumberInput label={t('yield.expected')} {...KILOGRAMS} {...numbers} value={expected} onChange={setExpected} />
        <NumberInput label={t('yield.actual')} {...KILOGRAMS} {...numbers} value={actual} onChange={setActual} />
      </div>
      <Button type="submit" loading={record.isPending}>
        {t('action.save')}
      </Button>
    </form>
  )
}

const KILOGRAMS = { min: 0, max: 1_000_000_000, decimalScale: 2, inputMode: 'decimal', hideControls: true } as const

/** An empty field is text, and means that the yield is not known. */
const asKilograms = (value: number | string) => (typeof value === 'number' ? value : null)

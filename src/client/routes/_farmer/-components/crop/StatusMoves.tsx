import '@mantine/core/styles/NumberInput.layer.css'
import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { catchFocus } from '#client/components/catch-focus.ts'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import { useNumberWriting } from '#client/hooks/useNumberWriting.ts'
import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import { CROP_STATUS, type CropStatus } from '#domain/farmer/crop.ts'
import form from '../form.module.css'
import classes from './Overview.module.css'
import { basisOf, idsOfCrop, useCropWrite } from './useCropWrite.ts'

/** Where the crop may go next. Going to the harvest asks what it weighed. */
export function StatusMoves({ grown }: { grown: FarmerCrop }) {
  const t = useTranslations('farmer')
  const [isAsking, setAsking] = useState(false)
  const write = useCropWrite()
  const cropName = useCropNames()
  const nameOf = (status: CropStatus) => t(`status.${status}`)
  const change = trpc.farmer.crops.change.useMutation(
    write<{ status?: CropStatus }>({
      text: ({ status = grown.status }) =>
        t('cropDetail.statusSaved', { name: cropName(grown.crop.name), status: nameOf(status) }),
    }),
  )
  const next: readonly CropStatus[] = CROP_STATUS[grown.status].next
  if (isAsking && next.includes('harvested')) return <Harvest grown={grown} onDone={() => setAsking(false)} />
  return (
    <>
      <p className={classes.hint}>{t(next.length > 0 ? 'cropDetail.moveTo' : 'cropDetail.done')}</p>
      <div className={classes.row}>
        {next.map((to, place) => (
          <Button
            key={to}
            ref={place === 0 ? catchFocus : undefined}
            variant="default"
            disabled={change.isPending}
            onClick={() =>
              to === 'harvested'
                ? setAsking(true)
                : change.mutate({ ...idsOfCrop(grown), status: to, basis: basisOf(grown) })
            }
          >
            {nameOf(to)}
          </Button>
        ))}
      </div>
    </>
  )
}

function Harvest({ grown, onDone }: { grown: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const words = useTranslations('farmer')
  const numbers = useNumberWriting()
  const [weight, setWeight] = useState<number | string>('')
  const write = useCropWrite()
  const cropName = useCropNames()
  const text = words('cropDetail.statusSaved', { name: cropName(grown.crop.name), status: words('status.harvested') })
  const harvest = trpc.farmer.crops.harvest.useMutation(write({ text, onDone }))
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        const actualYield = typeof weight === 'number' ? weight : null
        harvest.mutate({ ...idsOfCrop(grown), actualYield, basis: basisOf(grown) })
      }}
    >
      <NumberInput
        ref={catchFocus}
        label={t('harvest.weight')}
        description={t('harvest.question')}
        min={0}
        max={1_000_000_000}
        decimalScale={2}
        {...numbers.large}
        inputMode="decimal"
        hideControls
        value={weight}
        onChange={setWeight}
      />
      <div className={classes.row}>
        <Button type="submit" loading={harvest.isPending}>
          {t('harvest.submit')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type FarmerCrop, harvestYield } from '#domain/crops/crop.schema.ts'
import { CROP_STATUS, type CropStatus } from '#domain/crops/crop.ts'
import classes from './Overview.module.css'
import { basisOf, idsOfCrop, useCropWrite } from './useCropWrite.ts'

/** The next statuses of the crop. Harvesting asks for the yield. */
export function StatusMoves({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('farmer')
  const [isAsking, setAsking] = useState(false)
  const cropName = useCropNames()
  const nameOf = (status: CropStatus) => t(`status.${status}`)
  const change = useCropWrite(api.farmer.crops.change.mutate, {
    text: ({ status = farmerCrop.status }) =>
      t('cropDetail.statusSaved', { name: cropName(farmerCrop.crop.name), status: nameOf(status) }),
  })
  const next: readonly CropStatus[] = CROP_STATUS[farmerCrop.status].next
  if (isAsking && next.includes('harvested')) return <Harvest farmerCrop={farmerCrop} onDone={() => setAsking(false)} />
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
                : change.mutate({ ...idsOfCrop(farmerCrop), status: to, basis: basisOf(farmerCrop) })
            }
          >
            {nameOf(to)}
          </Button>
        ))}
      </div>
    </>
  )
}

function Harvest({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const words = useTranslations('farmer')
  const form = useZodForm(harvestYield, { actualYield: '' }, `harvest.${farmerCrop.id}`)
  const cropName = useCropNames()
  const text = words('cropDetail.statusSaved', {
    name: cropName(farmerCrop.crop.name),
    status: words('status.harvested'),
  })
  const harvest = useCropWrite(api.farmer.crops.harvest.mutate, { text, form, onDone })
  return (
    <Form
      form={form}
      onSubmit={form.submit((yielded) =>
        harvest.mutate({ ...idsOfCrop(farmerCrop), ...yielded, basis: basisOf(farmerCrop) }),
      )}
      foot={
        <>
          <Button type="submit" loading={harvest.isPending}>
            {t('harvest.submit')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <NumberField
        ref={catchFocus}
        label={t('harvest.weight')}
        description={t('harvest.question')}
        min={0}
        max={1_000_000_000}
        decimalScale={2}
        hideControls
        {...form.getInputProps('actualYield')}
      />
    </Form>
  )
}

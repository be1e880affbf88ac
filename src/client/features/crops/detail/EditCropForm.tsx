import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { AreaField } from '#client/ui/area/AreaField.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { cropFacts, type FarmerCrop } from '#domain/crops/crop.schema.ts'
import { expectedHarvest } from '#domain/crops/crop.ts'
import { useHarvestDay } from '../useHarvestDay.ts'
import { type CropForm, useCropForm } from './useCropForm.ts'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'

export function EditCropForm({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const cropName = useCropNames()
  const name = cropName(farmerCrop.crop.name)
  const text = t('edit.saved', { name })
  const { form, harvest, changePlanting } = useCropFacts(farmerCrop)
  const change = useCropWrite(api.farmer.crops.change.mutate, { name, text, form, onDone })
  return (
    <Form
      form={form}
      onSubmit={form.submit(({ plantingDate, ...facts }, basis) =>
        change.mutate({ ...idsOfCrop(farmerCrop), ...facts, plantingDate: plantingDate ?? undefined, basis }),
      )}
      foot={
        <Button type="submit" loading={change.isPending}>
          {t('action.save')}
        </Button>
      }
    >
      <AreaField field={form.getInputProps('areaSize')} />
      <div className={classes.pair}>
        <DateField
          label={t('edit.planting')}
          {...form.getInputProps('plantingDate')}
          onChange={(event) => changePlanting(event.currentTarget.value)}
        />
        <DateField
          label={t('edit.harvest')}
          description={t(harvest.isByHand ? 'edit.byHand' : 'edit.follows')}
          {...form.getInputProps('expectedHarvestDate')}
          onChange={(event) => harvest.choose(event.currentTarget.value)}
        />
      </div>
      <TextArea label={t('edit.notes')} rows={3} {...form.getInputProps('notes')} />
    </Form>
  )
}

const FACTS: CropForm<typeof cropFacts> = {
  schema: cropFacts,
  name: 'crop',
  valuesOf: ({ areaSize, plantingDate, expectedHarvest: harvest, notes }) => ({
    areaSize: areaSize ?? '',
    plantingDate: plantingDate ?? '',
    expectedHarvestDate: harvest ?? '',
    notes: notes ?? '',
  }),
}

function useCropFacts(farmerCrop: FarmerCrop) {
  const { plantingDate, expectedHarvest: savedHarvest, crop } = farmerCrop
  const harvestAfter = (planting: string | null) => expectedHarvest(planting || null, crop.growthDuration)
  const form = useCropForm(farmerCrop, FACTS)
  const harvest = useHarvestDay({
    set: (day) => form.setFieldValue('expectedHarvestDate', day),
    wasByHand: savedHarvest !== null && savedHarvest !== harvestAfter(plantingDate),
  })
  const changePlanting = (planting: string) => {
    form.setFieldValue('plantingDate', planting)
    harvest.follow(harvestAfter(planting))
  }
  return { form, harvest, changePlanting }
}

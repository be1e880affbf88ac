import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { type FarmerCrop, harvestYield } from '#domain/crops/crop.schema.ts'
import { type CropForm, useCropForm } from './useCropForm.ts'
import { basisOf, idsOfCrop, useCropWrite } from './useCropWrite.ts'

const HARVEST: CropForm<typeof harvestYield> = {
  schema: harvestYield,
  name: 'harvest',
  valuesOf: () => ({ actualYield: '' }),
}

/** Asks how much was harvested, and moves the crop on; 'Not now' moves it on without the weight. */
export function HarvestForm({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const statuses = useTranslations('farmer.status')
  const form = useCropForm(farmerCrop, HARVEST)
  const name = useCropNames()(farmerCrop.crop.name)
  const text = t('detail.statusSaved', { name, status: statuses('harvested') })
  const harvest = useCropWrite(api.farmer.crops.harvest.mutate, { name, text, form, onDone })
  const harvestUnweighed = () => harvest.mutate({ ...idsOfCrop(farmerCrop), basis: basisOf(farmerCrop) })
  return (
    <Form
      form={form}
      label={t('harvest.submit')}
      onSubmit={form.submit((yielded, basis) => harvest.mutate({ ...idsOfCrop(farmerCrop), ...yielded, basis }))}
      foot={
        <>
          <Button type="submit" loading={harvest.isPending}>
            {t('harvest.submit')}
          </Button>
          <Button variant="light" disabled={harvest.isPending} onClick={harvestUnweighed}>
            {t('harvest.notNow')}
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
        decimals={2}
        {...form.getInputProps('actualYield')}
      />
    </Form>
  )
}

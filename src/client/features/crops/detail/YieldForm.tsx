import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { cropYields, type FarmerCrop } from '#domain/crops/crop.schema.ts'
import { type CropForm, useCropForm } from './useCropForm.ts'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'

export function YieldForm({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const form = useCropForm(farmerCrop, YIELDS)
  const cropName = useCropNames()
  const name = cropName(farmerCrop.crop.name)
  const text = t('yield.saved', { name })
  const record = useCropWrite(api.farmer.crops.recordYield.mutate, { name, text, form, onDone })
  return (
    <Form
      form={form}
      onSubmit={form.submit((yields, basis) => record.mutate({ ...idsOfCrop(farmerCrop), ...yields, basis }))}
      foot={
        <Button type="submit" loading={record.isPending}>
          {t('action.save')}
        </Button>
      }
    >
      <p className={classes.note}>{t('yield.hint')}</p>
      <div className={classes.pair}>
        <NumberField label={t('yield.expected')} decimals={2} {...form.getInputProps('expectedYield')} />
        <NumberField label={t('yield.actual')} decimals={2} {...form.getInputProps('actualYield')} />
      </div>
    </Form>
  )
}

const YIELDS: CropForm<typeof cropYields> = {
  schema: cropYields,
  name: 'yield',
  valuesOf: ({ expectedYield, actualYield }) => ({
    expectedYield: expectedYield ?? '',
    actualYield: actualYield ?? '',
  }),
}

import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite, type WrittenForm, withReason } from '#client/api/useWrite.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { getSession } from '#client/phone/session.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { AreaField } from '#client/ui/area/AreaField.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { addCropInput, type Crop } from '#domain/crops/crop.schema.ts'
import { expectedHarvest } from '#domain/crops/crop.ts'
import { CropChoice } from './choose/CropChoice.tsx'
import { PlantingAdvice } from './PlantingAdvice.tsx'
import { useHarvestDay } from './useHarvestDay.ts'

type AddCropDialogProps = {
  /** The preselected crop, when the dialog was opened from the catalogue. */
  chosen?: string
  /** Whose farm it is; one's own unless an agent adds it. */
  farmerId?: string
  onClose: () => void
}

export default function AddCropDialog({ chosen, farmerId = getSession()?.user.id ?? '', onClose }: AddCropDialogProps) {
  const t = useTranslations('crop.form')
  const catalogue = trpc.farmer.crops.catalogue.useQuery()
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <QueryView query={catalogue}>
        {(crops) => <AddCropForm crops={crops} farmerId={farmerId} chosen={chosen ?? ''} onDone={onClose} />}
      </QueryView>
    </SheetDialog>
  )
}

type AddCropFormProps = { crops: Crop[]; farmerId: string; chosen: string; onDone: () => void }
function AddCropForm({ crops, farmerId, chosen, onDone }: AddCropFormProps) {
  const t = useTranslations('crop.form')
  const form = useZodForm(
    addCropInput,
    {
      cropId: chosen,
      areaSize: '',
      plantingDate: today(),
      expectedHarvestDate: harvestOf(crops, chosen, today()),
      status: 'planning',
      notes: '',
    },
    farmerId === getSession()?.user.id ? 'add-crop' : `add-crop.${farmerId}`,
  )
  const add = useAddCrop(crops, form, onDone)

  const harvest = useHarvestDay({ set: (day) => form.setFieldValue('expectedHarvestDate', day) })
  const change = (values: { cropId?: string; plantingDate?: string }) => {
    const { cropId, plantingDate } = { ...form.values, ...values }
    form.setValues(values)
    harvest.follow(harvestOf(crops, cropId, plantingDate ?? ''))
  }
  const choose = (cropId: string) => {
    change({ cropId })
    // The next thing to say; without a tap more.
    if (cropId) requestAnimationFrame(() => form.getInputNode('areaSize')?.focus())
  }
  const picked = crops.find(({ id }) => id === form.values.cropId)
  const tellMissing = () => showToast({ title: t('missing'), text: t('missingText'), tone: 'bad' })

  return (
    <Form
      form={form}
      onSubmit={form.submit(
        (crop) => add.mutate({ ...crop, farmerId }),
        () => (form.values.cropId && form.values.areaSize ? undefined : tellMissing()),
      )}
      foot={
        <Button type="submit" size="md" loading={add.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <CropChoice
        crops={crops}
        farmerId={farmerId}
        chosen={picked}
        onChoose={choose}
        error={form.getInputProps('cropId').error}
      />
      {picked && <PlantingAdvice crop={picked} />}
      <AreaField field={form.getInputProps('areaSize')} isRequired />
      <div className={classes.pair}>
        <DateField
          label={t('planting')}
          description={t('plantingHint')}
          {...form.getInputProps('plantingDate')}
          onChange={(event) => change({ plantingDate: event.currentTarget.value })}
        />
        <DateField
          label={t('harvest')}
          description={t('harvestHint')}
          {...form.getInputProps('expectedHarvestDate')}
          onChange={(event) => harvest.choose(event.currentTarget.value)}
        />
      </div>
      <TextArea label={t('notes')} rows={3} {...form.getInputProps('notes')} />
    </Form>
  )
}

function useAddCrop(crops: Crop[], form: WrittenForm<never>, onDone: () => void) {
  const t = useTranslations('crop.form')
  const cropName = useCropNames()
  return useWrite(api.farmer.crops.add.mutate, {
    done: (_, { cropId }) => {
      const name = cropName(crops.find(({ id }) => id === cropId)?.name ?? '')
      return { title: t('added'), text: t('addedText', { name }), tone: 'good' }
    },
    failed: withReason(t('failed')),
    form,
    onDone,
  })
}

const harvestOf = (crops: Crop[], cropId: string, planting: string) =>
  expectedHarvest(planting || null, crops.find(({ id }) => id === cropId)?.growthDuration ?? null) ?? ''

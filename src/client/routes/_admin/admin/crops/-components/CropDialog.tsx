import { api } from '#client/api/client.ts'
import { RecordDialog } from '#client/features/operations/admin/RecordDialog.tsx'
import { useSaveRecord } from '#client/features/operations/admin/useSaveRecord.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminCrop, newCrop } from '#domain/crops/catalogue.schema.ts'
import { CROP_GROUPS } from '#domain/crops/crop-group.ts'
import { keysOf } from '#domain/table.ts'

const valuesOf = (crop: AdminCrop | null) => ({
  name: crop?.name ?? '',
  localName: crop?.localName ?? '',
  description: crop?.description ?? '',
  plantingSeason: crop?.plantingSeason ?? '',
  harvestSeason: crop?.harvestSeason ?? '',
  growthDuration: crop?.growthDuration ?? ('' as const),
  imageUrl: crop?.imageUrl ?? '',
  group: crop?.group ?? ('cereal' as const),
})

/** Adds a crop to the catalogue, or changes one. */
export default function CropDialog({ crop, onClose }: { crop: AdminCrop | null; onClose: () => void }) {
  const t = useTranslations('desk')
  const form = useZodForm(newCrop, valuesOf(crop), `desk.crop.${crop?.id ?? 'new'}`, crop?.version)
  const { create, change } = api.admin.crops
  const saving = useSaveRecord('crop', crop, { create: create.mutate, change: change.mutate, form, onDone: onClose })
  return (
    <RecordDialog
      kind="crop"
      isNew={crop === null}
      width={600}
      form={form}
      saving={saving}
      onSubmit={form.submit(saving.save)}
      onClose={onClose}
    >
      <TextField label={t('field.name')} withAsterisk {...form.getInputProps('name')} />
      <TextField label={t('field.localName')} {...form.getInputProps('localName')} />
      <SelectField
        label={t('field.group')}
        data={keysOf(CROP_GROUPS).map((value) => ({ value, label: t(`group.${value}`) }))}
        {...form.getInputProps('group')}
      />
      <TextArea label={t('field.description')} rows={3} {...form.getInputProps('description')} />
      <div className={pairs.pair}>
        <TextField label={t('field.plantingSeason')} {...form.getInputProps('plantingSeason')} />
        <TextField label={t('field.harvestSeason')} {...form.getInputProps('harvestSeason')} />
      </div>
      <NumberField label={t('field.growthDuration')} decimals={0} {...form.getInputProps('growthDuration')} />
      <TextField label={t('field.imageUrl')} type="url" inputMode="url" {...form.getInputProps('imageUrl')} />
    </RecordDialog>
  )
}

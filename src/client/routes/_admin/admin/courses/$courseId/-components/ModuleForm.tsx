import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { BuiltModule } from '#domain/learning/build/built-course.schema.ts'
import { moduleFields } from '#domain/learning/build/course-parts.schema.ts'
import { PartFields } from './PartFields.tsx'
import { type PartPlace, useSavePart } from './useSavePart.ts'

type ModuleFormProps = { module?: BuiltModule | undefined; place: PartPlace; onClose: () => void }

export function ModuleForm({ module, place, onClose }: ModuleFormProps) {
  const t = useTranslations('desk.field')
  const values = {
    title: module?.title ?? '',
    description: module?.description ?? '',
    duration: module?.duration ?? '',
  }
  const form = useZodForm(moduleFields, values, `desk.module.${place.id ?? place.parentId}`, place.revision)
  const saving = useSavePart(place, { form, onDone: onClose })
  const save = form.submit((fields, revision) => saving.save({ kind: 'module', fields }, revision))
  return (
    <PartFields form={form} saving={saving} onSubmit={save} onClose={onClose}>
      <TextField label={t('title')} withAsterisk {...form.getInputProps('title')} />
      <TextArea label={t('description')} rows={3} {...form.getInputProps('description')} />
      <TextField label={t('duration')} {...form.getInputProps('duration')} />
    </PartFields>
  )
}

import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { BuiltLesson } from '#domain/learning/build/built-course.schema.ts'
import { lessonFields } from '#domain/learning/build/course-parts.schema.ts'
import { LESSON_TYPES } from '#domain/learning/course.ts'
import { LessonFiles } from './LessonFiles.tsx'
import { lessonValues } from './lesson-form.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { PartFields } from './PartFields.tsx'
import { type PartPlace, useSavePart } from './useSavePart.ts'

type LessonFormProps = { lesson?: BuiltLesson; place: PartPlace; onClose: () => void }

export function LessonForm({ lesson, place, onClose }: LessonFormProps) {
  const t = useTranslations('desk')
  const form = useZodForm(
    lessonFields,
    lessonValues(lesson),
    `desk.lesson.${place.id ?? place.parentId}`,
    place.revision,
  )
  const saving = useSavePart(place, { form, onDone: onClose })
  const save = form.submit((fields, revision) => saving.save({ kind: 'lesson', fields }, revision))
  return (
    <PartFields form={form} saving={saving} onSubmit={save} onClose={onClose}>
      <TextField label={t('field.title')} withAsterisk {...form.getInputProps('title')} />
      <div className={pairs.pair}>
        <SelectField
          label={t('field.type')}
          data={LESSON_TYPES.map((value) => ({ value, label: t(`builder.type.${value}`) }))}
          {...form.getInputProps('type')}
        />
        <TextField label={t('field.duration')} {...form.getInputProps('duration')} />
      </div>
      <MarkdownField form={form} />
      <LessonFiles form={form} />
    </PartFields>
  )
}

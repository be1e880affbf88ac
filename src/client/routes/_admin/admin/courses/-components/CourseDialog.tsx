import { api } from '#client/api/client.ts'
import { FileUpload } from '#client/features/learning/build/FileUpload.tsx'
import { RecordDialog } from '#client/features/operations/admin/RecordDialog.tsx'
import { useSaveRecord } from '#client/features/operations/admin/useSaveRecord.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { COURSE_LEVELS } from '#domain/learning/course.ts'
import { courseForm } from '#domain/learning/course-admin.schema.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { CURRENT_CURRENCIES } from '#domain/market/currency/currency-times.ts'
import { toMajor } from '#domain/money.ts'
import { CURRENCIES } from '#domain/places.ts'

const currencyOf = (currency: string | undefined) => CURRENCIES.find((each) => each === currency) ?? 'USD'
const linesOf = (list: string[] | undefined) => list?.join('\n') ?? ''

const valuesOf = (course: AdminCourse | null) => ({
  title: course?.title ?? '',
  description: course?.description ?? '',
  shortDescription: course?.shortDescription ?? '',
  duration: course?.duration ?? '',
  level: course?.level ?? ('beginner' as const),
  price: toMajor(course?.price ?? 0),
  currency: currencyOf(course?.currency),
  targetAudience: linesOf(course?.targetAudience),
  learningObjectives: linesOf(course?.learningObjectives),
  keyBenefits: linesOf(course?.keyBenefits),
  imageUrl: course?.imageUrl ?? '',
})

/** Adds a course, or changes what its card and its first page say. */
export default function CourseDialog({ course, onClose }: { course: AdminCourse | null; onClose: () => void }) {
  const t = useTranslations('desk')
  const learning = useTranslations('learning')
  const form = useZodForm(courseForm, valuesOf(course), `desk.course.${course?.id ?? 'new'}`, course?.version)
  const { create, change } = api.admin.courses
  const saving = useSaveRecord('course', course, {
    create: create.mutate,
    change: change.mutate,
    form,
    onDone: onClose,
  })
  const list = (name: 'targetAudience' | 'learningObjectives' | 'keyBenefits') => (
    <TextArea
      label={t(`field.${name}`)}
      description={t('course.hints.lines')}
      autosize
      minRows={2}
      maxRows={8}
      {...form.getInputProps(name)}
    />
  )
  return (
    <RecordDialog
      kind="course"
      isNew={course === null}
      width={700}
      form={form}
      saving={saving}
      onSubmit={form.submit(saving.save)}
      onClose={onClose}
    >
      <TextField label={t('field.title')} withAsterisk {...form.getInputProps('title')} />
      <TextArea label={t('field.description')} withAsterisk rows={4} {...form.getInputProps('description')} />
      <TextArea label={t('field.shortDescription')} rows={2} {...form.getInputProps('shortDescription')} />
      <div className={pairs.pair}>
        <TextField label={t('field.duration')} {...form.getInputProps('duration')} />
        <SelectField
          label={t('field.level')}
          data={COURSE_LEVELS.map((value) => ({ value, label: learning(value) }))}
          {...form.getInputProps('level')}
        />
        <NumberField
          label={t('field.price')}
          description={t('course.hints.price')}
          decimals={2}
          {...form.getInputProps('price')}
        />
        <SelectField label={t('field.currency')} data={[...CURRENT_CURRENCIES]} {...form.getInputProps('currency')} />
      </div>
      {list('targetAudience')}
      {list('learningObjectives')}
      {list('keyBenefits')}
      <TextField
        label={t('field.imageUrl')}
        description={t('course.hints.picture')}
        inputMode="url"
        {...form.getInputProps('imageUrl')}
      />
      <FileUpload
        use="picture"
        label={t('builder.upload.picture')}
        onUploaded={({ url }) => form.setFieldValue('imageUrl', url)}
      />
    </RecordDialog>
  )
}

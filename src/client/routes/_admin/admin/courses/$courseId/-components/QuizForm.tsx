import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { BuiltQuiz } from '#domain/learning/build/built-course.schema.ts'
import { quizFields } from '#domain/learning/build/course-parts.schema.ts'
import { DEFAULT_PASSING_SCORE } from '#domain/learning/course.ts'
import classes from './Builder.module.css'
import { PartFields } from './PartFields.tsx'
import { type PartPlace, useSavePart } from './useSavePart.ts'

type QuizFormProps = { quiz?: BuiltQuiz | undefined; place: PartPlace; onClose: () => void }

export function QuizForm({ quiz, place, onClose }: QuizFormProps) {
  const t = useTranslations('desk')
  const values = {
    title: quiz?.title ?? '',
    description: quiz?.description ?? '',
    passingScore: quiz?.passingScore ?? DEFAULT_PASSING_SCORE,
  }
  const form = useZodForm(quizFields, values, `desk.quiz.${place.id ?? place.parentId}`, place.revision)
  const saving = useSavePart(place, { form, onDone: onClose })
  const save = form.submit((fields, revision) => saving.save({ kind: 'quiz', fields }, revision))
  return (
    <PartFields form={form} saving={saving} onSubmit={save} onClose={onClose}>
      {quiz && quiz.attempts > 0 && (
        <p className={classes.note}>{t('builder.quiz.attempts', { count: quiz.attempts })}</p>
      )}
      <TextField label={t('field.title')} withAsterisk {...form.getInputProps('title')} />
      <TextArea label={t('field.description')} rows={3} {...form.getInputProps('description')} />
      <NumberField label={t('field.passingScore')} decimals={0} {...form.getInputProps('passingScore')} />
    </PartFields>
  )
}

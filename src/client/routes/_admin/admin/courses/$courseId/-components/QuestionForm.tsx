import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { RadioDot } from '#client/ui/fields/RadioDot.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { BuiltQuestion } from '#domain/learning/build/built-course.schema.ts'
import { MAX_OPTIONS, MIN_OPTIONS, questionForm } from '#domain/learning/build/course-parts.schema.ts'
import classes from './Builder.module.css'
import { PartFields } from './PartFields.tsx'
import { type PartPlace, useSavePart } from './useSavePart.ts'

type QuestionFormProps = { question?: BuiltQuestion | undefined; place: PartPlace; onClose: () => void }

const valuesOf = (row: BuiltQuestion | undefined) => ({
  question: row?.question ?? '',
  options: row?.options ?? ['', ''],
  right: row ? String(Math.max(0, row.options.indexOf(row.correctAnswer))) : '',
  explanation: row?.explanation ?? '',
})

/** A question with 2 to 8 answers, one of which is right. */
export function QuestionForm({ question, place, onClose }: QuestionFormProps) {
  const t = useTranslations('desk')
  const form = useZodForm(
    questionForm,
    valuesOf(question),
    `desk.question.${place.id ?? place.parentId}`,
    place.revision,
  )
  const saving = useSavePart(place, { form, onDone: onClose })
  const save = form.submit((fields, revision) => saving.save({ kind: 'question', fields }, revision))
  return (
    <PartFields form={form} saving={saving} onSubmit={save} onClose={onClose}>
      <TextArea label={t('field.question')} withAsterisk rows={2} {...form.getInputProps('question')} />
      <Answers form={form} />
      <TextArea label={t('field.explanation')} rows={3} {...form.getInputProps('explanation')} />
    </PartFields>
  )
}

type QuestionZodForm = ReturnType<typeof useZodForm<typeof questionForm, PartPlace['revision']>>

function Answers({ form }: { form: QuestionZodForm }) {
  const t = useTranslations('desk.builder')
  const { options, right } = form.values
  const list = Array.isArray(options) ? options : []
  const { error } = form.getInputProps('right')
  const remove = (at: number) => {
    form.removeListItem('options', at)
    const chosen = Number(right)
    if (right === '' || at > chosen) return
    form.setFieldValue('right', at === chosen ? '' : String(chosen - 1))
  }
  return (
    <fieldset className={classes.answers}>
      <legend>{t('answers')}</legend>
      <p className={classes.quiet}>{t('answersHelp')}</p>
      {list.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place, for its words change with each letter
        <div key={at} className={classes.line}>
          <RadioDot
            name="right"
            aria-label={t('isRight', { number: String(at + 1) })}
            checked={right === String(at)}
            onChange={() => form.setFieldValue('right', String(at))}
          />
          <TextField
            aria-label={t('answer', { number: String(at + 1) })}
            placeholder={t('answer', { number: String(at + 1) })}
            {...form.getInputProps(`options.${at}`)}
          />
          {list.length > MIN_OPTIONS && (
            <Button
              variant="subtle"
              className={classes.tool}
              aria-label={t('removeAnswer', { number: String(at + 1) })}
              onClick={() => remove(at)}
            >
              <IconX size={20} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {list.length < MAX_OPTIONS && (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => form.insertListItem('options', '')}
        >
          {t('addAnswer')}
        </Button>
      )}
    </fieldset>
  )
}

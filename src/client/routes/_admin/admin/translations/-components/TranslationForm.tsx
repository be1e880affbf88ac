import { Button } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import * as z from 'zod'
import { Conflicts } from '#client/features/operations/admin/Conflicts.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SwitchField } from '#client/ui/fields/SwitchField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { type Translation, textFor } from '#domain/operations/translations/translation.schema.ts'
import { englishName } from '#domain/people/language/offered-languages.ts'
import { EnglishMessage } from './EnglishMessage.tsx'
import { useResetTranslation } from './useResetTranslation.ts'
import { useSaveTranslation } from './useSaveTranslation.ts'

type TranslationFormProps = {
  row: Translation
  /** Goes to the next message; undefined for the last. */
  onNext: (() => void) | undefined
  onClose: () => void
}

/** One message: its English, its translation, and whether somebody has reviewed it. */
export function TranslationForm({ row, onNext, onClose }: TranslationFormProps) {
  const t = useTranslations('desk')
  const { language, key, english, text, state } = row
  const form = useZodForm(
    z.object({ text: textFor(english, language), isReviewed: z.boolean() }),
    { text: text ?? '', isReviewed: state === 'reviewed' },
    `desk.translation.${language}.${key}`,
    row.updatedAt,
  )
  const saving = useSaveTranslation(row, form)
  const reset = useResetTranslation(onClose)
  const element = useRef<HTMLDivElement>(null)
  const thenNext = onNext ?? onClose
  const submit = (onDone: () => void) => form.submit((input, basis) => saving.save({ ...input, basis }, onDone))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    element.current?.querySelector('form')?.requestSubmit()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form, whose button does the same
    <div ref={element} onKeyDown={onKeyDown}>
      <Form
        form={form}
        onSubmit={submit(thenNext)}
        foot={
          <>
            <Button type="submit" size="md" loading={saving.isPending} aria-keyshortcuts="Control+Enter">
              {t(onNext ? 'translations.saveNext' : 'action.save')}
            </Button>
            {onNext && (
              <Button size="md" variant="default" disabled={saving.isPending} onClick={() => submit(onClose)()}>
                {t('action.save')}
              </Button>
            )}
            {row.updatedAt && (
              <Button
                size="md"
                variant="subtle"
                color="clay"
                loading={reset.isPending}
                onClick={() => reset.mutate({ language, key })}
              >
                {t('translations.reset')}
              </Button>
            )}
          </>
        }
      >
        {saving.conflicts.length > 0 && (
          <Conflicts conflicts={saving.conflicts} onMine={saving.saveMine} onTheirs={saving.takeTheirs(onClose)} />
        )}
        <EnglishMessage row={row} />
        <TextArea
          label={englishName(language)}
          lang={LANGUAGES[language].tag}
          dir="auto"
          autosize
          minRows={2}
          autoFocus
          data-autofocus
          description={onNext && t('translations.saveNextHint')}
          {...form.getInputProps('text')}
        />
        <SwitchField label={t('translations.reviewed')} {...form.getInputProps('isReviewed', { type: 'checkbox' })} />
      </Form>
    </div>
  )
}

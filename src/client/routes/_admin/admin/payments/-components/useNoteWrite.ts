import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

type Note<Field extends string> = {
  form: WrittenForm<Field>
  /** The toast of its success. */
  done: string
  onDone?: () => void
}

/** Writes down what a NoteForm asks for, and brings all lists of administrators up to date. */
export function useNoteWrite<Input, Answer, Field extends string>(
  write: (input: Input) => Promise<Answer>,
  { form, done, onDone }: Note<Field>,
) {
  const t = useTranslations('desk.money')
  return useWrite(write, {
    done: { title: done, tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
    ...(onDone && { onDone }),
  })
}

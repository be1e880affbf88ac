import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

type Note<Answer, Field extends string> = {
  form: WrittenForm<Field>
  /** The toast of its success, which may follow from the answer. */
  done: string | ((answer: Answer) => string)
  onDone?: () => void
}

/** Writes down what a NoteForm asks for, and brings all lists of administrators up to date. */
export function useNoteWrite<Input, Answer, Field extends string>(
  write: (input: Input) => Promise<Answer>,
  { form, done, onDone }: Note<Answer, Field>,
) {
  const t = useTranslations('desk.money')
  return useWrite(write, {
    done: (answer) => ({ title: typeof done === 'string' ? done : done(answer), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
    ...(onDone && { onDone }),
  })
}

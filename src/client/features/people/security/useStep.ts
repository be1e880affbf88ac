import { useTranslations } from 'use-intl'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'

type Step<Answer, Field extends string> = {
  form: WrittenForm<Field>
  fieldOf: { wrongPassword?: Field; codeRefused?: Field }
  done?: Toast | undefined
  onDone: (answer: Answer) => void
  /** Updates the sign-in settings on the account's screen. */
  isLast?: boolean
}

/** A step of changing an account's sign-in; errors of the password or the code are shown at their field. */
export function useStep<Input, Answer, Field extends string>(
  write: (input: Input) => Promise<Answer>,
  { form, fieldOf, done, onDone, isLast = false }: Step<Answer, Field>,
) {
  const t = useTranslations('security')
  return useWrite(write, {
    done,
    failed: t('failed'),
    form,
    fieldOf,
    // Not awaited: the dialog does not need it.
    refresh: ({ auth }) => {
      if (!isLast) return
      void auth.secondFactor.status.invalidate()
      void auth.sessions.list.invalidate()
    },
    onDone,
  })
}

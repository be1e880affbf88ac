import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'

type Step<Answer, Field extends string> = {
  form: WrittenForm<Field>
  fieldOf: { wrongPassword?: Field; codeRefused?: Field }
  done?: Toast | undefined
  onDone: (answer: Answer) => void
  /** Called where it is on already: the answer that told so was lost, and with it the recovery codes. */
  onAlready?: () => void
}

/** A step of changing an account's sign-in; errors of the password or the code are shown at their field. */
export function useStep<Input, Answer, Field extends string>(
  write: (input: Input) => Promise<Answer>,
  { form, fieldOf, done, onDone, onAlready }: Step<Answer, Field>,
) {
  const t = useTranslations('security')
  return useWrite(write, {
    done,
    failed: ({ problem, reason }) => (problem === 'secondFactorOn' ? t('onAlready') : (reason ?? t('failed'))),
    form,
    fieldOf,
    onDone,
    onFailed: ({ problem }) => problem === 'secondFactorOn' && onAlready?.(),
    // Also after a failure: what an earlier try did may show only now. Not awaited: the dialog does not need it.
    onSettled: ({ auth }) => {
      void auth.secondFactor.status.invalidate()
      void auth.sessions.list.invalidate()
    },
  })
}

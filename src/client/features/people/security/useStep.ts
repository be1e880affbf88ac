import { useTranslations } from 'use-intl'
import { useWrite } from '#client/api/useWrite.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'

type Step<Answer> = {
  form: { setFieldError: (field: 'password' | 'code', words: string) => void }
  done?: Toast | undefined
  onDone: (answer: Answer) => void
  /** After it sign-in stands otherwise, and the account's screen says so. */
  isLast?: boolean
}

/** A step of changing how an account is signed in to; what is wrong with the password or the code is said at its field. */
export function useStep<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  { form, done, onDone, isLast = false }: Step<Answer>,
) {
  const t = useTranslations('security')
  return useWrite(write, {
    done,
    failed: t('failed'),
    form,
    fieldOf: { wrongPassword: 'password', codeRefused: 'code' },
    // Nobody waits for it.
    refresh: ({ auth }) => {
      if (!isLast) return
      void auth.secondFactor.status.invalidate()
      void auth.sessions.list.invalidate()
    },
    onDone,
  })
}

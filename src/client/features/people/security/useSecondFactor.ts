import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { useRefusals } from '#client/api/useRefusals.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

type Fields = { setFieldError: (field: string, error: string) => void }

/** Says in the form, or else in a toast, why a step was refused. */
export function useStepRefusal() {
  const t = useTranslations('security')
  const error = useTranslations('common.error')
  const refusals = useRefusals()
  return (form: Fields) => (refusal: unknown) => {
    const text = refusals.ofServer(refusal) ?? t('failed')
    const field = FIELDS[problemOf(refusal) ?? '']
    if (field) form.setFieldError(field, text)
    else showToast({ title: error('title'), text, tone: 'bad' })
  }
}

const FIELDS: Record<string, string | undefined> = { wrongPassword: 'password', codeRefused: 'code' }

/** Asks again how things stand once a step is done. */
export function useStatusRefresh() {
  const utils = trpc.useUtils()
  return () => Promise.all([utils.auth.secondFactor.status.invalidate(), utils.auth.sessions.list.invalidate()])
}

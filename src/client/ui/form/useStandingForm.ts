import { useRef } from 'react'
import { type Draft, type ObjectSchema, useZodForm } from './useZodForm.ts'

/**
 * A form that stays open after it was sent, of what others may change meanwhile, such as settings. Its basis is what its
 * fields began with: the values that it was given, from the first time it is sent on those that were sent last.
 */
export function useStandingForm<S extends ObjectSchema>(schema: S, given: Draft<S>, place: string) {
  const form = useZodForm(schema, given, place, given)
  const submitted = useRef(given)
  return {
    ...form,
    sent: () => form.begin(submitted.current, submitted.current),
    submit: (onValid: (...submission: Parameters<Parameters<typeof form.submit>[0]>) => void) =>
      form.submit((...submission) => {
        submitted.current = form.values
        onValid(...submission)
      }),
  }
}

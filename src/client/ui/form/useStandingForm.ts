import { useEffect, useRef } from 'react'
import { type FormValues, isSame } from './drafts.ts'
import { type Beginning, type Draft, type ObjectSchema, useZodForm, type ZodForm } from './useZodForm.ts'

export type StandingForm<S extends ObjectSchema> = ZodForm<S, Draft<S>> & {
  /** Gives up what was typed into these fields: what the form is given now stands in them, or what `instead` says. */
  takeGiven: (fields: readonly string[], instead?: FormValues) => void
}

/**
 * A form that stays open after it was sent, of what others may change meanwhile, such as settings. Its basis is what its
 * fields began with: the values that it was given, or those that were sent last. A field in which nothing was typed
 * since then follows what the form is given.
 */
export function useStandingForm<S extends ObjectSchema>(
  schema: S,
  given: Beginning<S>,
  place: string,
): StandingForm<S> {
  const form = useZodForm<S, Draft<S>>(schema, given, place, given)
  const { values, basis, begin, setValues } = form
  const submitted = useRef<{ values: Draft<S>; basis: Draft<S> }>({ values: given, basis: given })
  const follow = () => {
    const typed = changed(values, basis)
    const fresh = Object.entries(changed(given, basis)).filter(([field]) => !(field in typed))
    if (fresh.length === 0) return
    const next = { ...basis, ...Object.fromEntries(fresh) }
    begin(next, next)
    setValues((now) => ({ ...now, ...Object.fromEntries(fresh) }))
  }
  const takeGiven = (fields: readonly string[], instead: FormValues = given) => {
    const next = { ...basis, ...only(fields, given) }
    begin(next, next)
    setValues((now) => ({ ...now, ...only(fields, instead) }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is given is followed
  useEffect(follow, [JSON.stringify(given)])
  return {
    ...form,
    takeGiven,
    sent: () => {
      const next = { ...basis, ...changed(submitted.current.values, submitted.current.basis) }
      form.sent()
      begin(next, next)
    },
    submit: (onValid, onInvalid) =>
      form.submit((...submission) => {
        submitted.current = { values, basis }
        onValid(...submission)
      }, onInvalid),
  }
}

const only = (fields: readonly string[], values: FormValues) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** The fields whose values are not those of another copy. */
const changed = (values: FormValues, from: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, from[field])))

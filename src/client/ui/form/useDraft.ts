import { useLayoutEffect, useState } from 'react'
import { type FormStart, type FormValues, readDraft, readStart, removeDraft, writeDraft } from './drafts.ts'

/** Where a form keeps its draft; null for one that holds only secrets. */
export type DraftPlace = string | null | { place: string; secret: readonly string[] }

/**
 * The draft of a form: what was typed on an earlier visit, and its upkeep while the form is filled in. The form begins
 * with what `given` is when it opens, or with what it was when the draft was typed; it does not follow later changes.
 */
export function useDraft<Values extends FormValues, Basis>(draft: DraftPlace, given: FormStart<Values, Basis>) {
  const { place, secret } = typeof draft === 'object' && draft ? draft : { place: draft, secret: [] }
  const [start, setStart] = useState(() => (place !== null && readStart<Values, Basis>(place, given.initial)) || given)
  const [typed] = useState(() => (place === null ? {} : readDraft(place, start.initial)))
  const [isRestored, setRestored] = useState(() => Object.keys(typed).length > 0)
  const remove = () => {
    setRestored(false)
    if (place !== null) removeDraft(place)
  }
  return {
    /** What the edit of this form is based on. */
    basis: start.basis,
    /** What the form begins with. */
    begun: { ...start.initial, ...typed } as Values,
    isRestored,
    keep: (values: Values) => {
      if (place !== null) writeDraft(place, values, start, secret)
    },
    remove,
    /** The next edit begins with these values; what of `now` was typed since is a draft of it. */
    begin: (next: FormStart<Values, Basis>, now: Values) => {
      setStart(next)
      if (place !== null) writeDraft(place, now, next, secret)
    },
    /** The form begins anew, from what is given now; returns how to go back to what it began with before. */
    restart: () => {
      remove()
      setStart(given)
      return () => setStart(start)
    },
  }
}

/** Stores each change of the values, before anything else can happen to the page. */
export function useKeptDraft<Values extends FormValues>(values: Values, keep: (values: Values) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is stored
  useLayoutEffect(() => keep(values), [values])
}

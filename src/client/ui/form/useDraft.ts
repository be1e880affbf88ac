import { useEffect, useState } from 'react'
import { type FormValues, readDraft, removeDraft, writeDraft } from './drafts.ts'

/** Where a form keeps its draft; null for one that holds only secrets. */
export type DraftPlace = string | null | { place: string; secret: readonly string[] }

/** The draft of a form: what was typed on an earlier visit, and its upkeep while the form is filled in. */
export function useDraft<Values extends FormValues>(draft: DraftPlace, given: Values) {
  const { place, secret } = typeof draft === 'object' && draft ? draft : { place: draft, secret: [] }
  const [initial] = useState(given)
  const [typed] = useState(() => (place === null ? {} : readDraft(place, initial)))
  const [isRestored, setRestored] = useState(() => Object.keys(typed).length > 0)
  return {
    initial,
    /** What the form begins with. */
    begun: { ...initial, ...typed } as Values,
    isRestored,
    keep: (values: Values) => {
      if (place !== null) writeDraft(place, values, initial, secret)
    },
    remove: () => {
      setRestored(false)
      if (place !== null) removeDraft(place)
    },
  }
}

/** Stores each change of the values. */
export function useKeptDraft<Values extends FormValues>(values: Values, keep: (values: Values) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is stored
  useEffect(() => keep(values), [values])
}

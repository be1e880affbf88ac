import { useState } from 'react'
import type { FormValues } from '#client/ui/form/drafts.ts'
import { useDraft, useKeptDraft } from '#client/ui/form/useDraft.ts'

/** A state that outlives the page as the draft of a form does; `forget` throws it away. */
export function useKept<Values extends FormValues>(place: string, initial: Values) {
  const draft = useDraft(place, { initial, basis: undefined })
  const [value, setValue] = useState(draft.begun)
  useKeptDraft(value, draft.keep)
  return { value, setValue, forget: draft.remove }
}

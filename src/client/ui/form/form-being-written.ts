/** What the outbox tells a form whose values it has taken. */
export type GivingForm = {
  /** The values have arrived, or are stored: nothing of them is kept as a draft any more. */
  sent: () => void
  /** The values were refused, and stand in the form alone: they are a draft again. */
  keep: () => void
}

let writing: GivingForm | null = null

/** Calls a write whose input comes from a form. */
export function writeFrom<Answer>(form: GivingForm | undefined, write: () => Answer): Answer {
  writing = form ?? null
  try {
    return write()
  } finally {
    writing = null
  }
}

/** The form that the write comes from which is being called just now; null where it is none. */
export const formBeingWritten = () => writing

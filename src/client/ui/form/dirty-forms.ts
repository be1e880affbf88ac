type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of forms that somebody wrote in; a form that was sent is gone from the screen, or empty. */
const written = new Set<Field>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

document.addEventListener('input', ({ target }) => {
  if (isField(target) && target.form) written.add(target)
})

/** Whether the screen holds something that was typed. */
export function hasDirtyForm() {
  for (const field of written) if (!field.isConnected || field.value === '') written.delete(field)
  return written.size > 0
}

/** A form calls its mutation soon after it was sent, not always at once. */
const SOON_MS = 2_000
let sent: { form: HTMLFormElement; at: number } | null = null

document.addEventListener(
  'submit',
  ({ target }) => {
    if (target instanceof HTMLFormElement) sent = { form: target, at: performance.now() }
  },
  true,
)

/** The form whose submission causes the current write; null for a plain button. */
export const formBeingSent = () => (sent && performance.now() - sent.at < SOON_MS ? sent.form : null)

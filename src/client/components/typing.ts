type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of forms that somebody wrote in; a form that was sent is gone from the screen, or empty. */
const written = new Set<Field>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

document.addEventListener('input', ({ target }) => {
  if (isField(target) && target.form) written.add(target)
})

/** Whether the screen holds something that was typed. */
export function isTyping() {
  for (const field of written) if (!field.isConnected || field.value === '') written.delete(field)
  return written.size > 0
}

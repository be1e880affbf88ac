import { HEARD_AFTER_MS } from '../focus/heard.ts'

/**
 * As the ref of what takes the place of a button that was pressed: takes up the focus, which fell to nowhere when the
 * button went away.
 */
export function catchFocus(element: HTMLElement | null) {
  if (element && isNowhere()) setTimeout(() => isNowhere() && element.focus(), HEARD_AFTER_MS)
}

const isNowhere = () => document.activeElement === document.body

/** As the ref of a field that a form asks for once it was sent: the next thing that is typed goes there. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

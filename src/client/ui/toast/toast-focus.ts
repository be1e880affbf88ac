import type { FocusEvent } from 'react'
import classes from './Toaster.module.css'

/** What had the focus before F8 moved it to the toast. */
let before: Element | null = null

const toastShown = () => document.querySelector<HTMLElement>(`.${classes.toast}`)

export function focusOnF8({ key }: KeyboardEvent) {
  const toast = toastShown()
  if (key !== 'F8' || !toast) return
  if (!toast.contains(document.activeElement)) before = document.activeElement
  toast.focus()
}

/** Moves the focus back when the toast that has it closes. */
export function returnFocus() {
  if (toastShown()?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
  before = null
}

/** Focus handlers of a toast that stays as long as the focus is in it. */
export const staysWithFocus = (onChange: (hasFocus: boolean) => void) => ({
  onFocus: () => onChange(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) onChange(false)
  },
})

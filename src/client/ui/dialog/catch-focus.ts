/**
 * As the ref of what takes the place of a button that was pressed: takes up the focus, which fell to nowhere when the
 * button went away, or to the dialog around it.
 */
export function catchFocus(element: HTMLElement | null) {
  const { activeElement } = document
  if (activeElement === document.body || activeElement === fallenTo) element?.focus()
}

/** The dialog that took up the focus last, while it has it. */
let fallenTo: Element | undefined

/** Gives a dialog the focus that would otherwise fall out of it, until something in it catches it. */
export function letFocusFall(dialog: HTMLElement) {
  dialog.focus()
  fallenTo = dialog
  dialog.addEventListener('blur', () => { fallenTo = undefined }, { once: true }) // biome-ignore format: one thought
}

/** As the ref of what a screen is for: focused as soon as it is there, as `autoFocus` does with React alone. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

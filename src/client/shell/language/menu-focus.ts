/** Moves the focus to the chosen item of a menu. */
export const focusChecked = (menu: HTMLElement | null) =>
  menu?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()

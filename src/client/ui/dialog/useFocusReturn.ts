import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what opened a dialog, also where the dialog is taken away whole instead of being closed. Where
 * the opener went away, because of what was done in the dialog, the nearest control takes the focus.
 */
export function useFocusReturn() {
  const [path] = useState(() => pathTo(document.activeElement))
  useEffect(() => () => nearestTo(path)?.focus(), [path])
}

/** An element and what it lies in, up to the page's body. */
function pathTo(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  return [element, ...pathTo(element.parentElement)]
}

function nearestTo([opener, ...around]: HTMLElement[]) {
  if (opener?.isConnected) return opener
  const controls = around.map((part) => part.isConnected && part.querySelector<HTMLElement>('a[href], button'))
  return controls.find((control) => control instanceof HTMLElement)
}

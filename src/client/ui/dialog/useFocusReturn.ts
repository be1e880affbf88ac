import { useEffect, useState } from 'react'
import { focusedSoon, giveBack } from '../focus/keep-focus.ts'

/**
 * Gives the focus back to what opened a dialog, also where the dialog is taken away whole instead of being closed. Where
 * the opener went away, because of what was done in the dialog, the nearest control takes the focus.
 */
export function useFocusReturn() {
  const [paths] = useState(() => {
    // A dialog that follows another one was opened by what had opened that, and so is one that comes back.
    const isFirst = !document.querySelector('[role="dialog"]')
    latest = isFirst ? [pathTo(focusedSoon())] : [pathTo(document.activeElement), ...latest]
    return latest
  })
  useEffect(() => () => giveBack(() => firstOf(paths)), [paths])
}

/** The ways to what opened the latest dialog, and the ones from which that came. */
let latest: HTMLElement[][] = []

function firstOf(paths: HTMLElement[][]) {
  for (const path of paths) {
    const nearest = nearestTo(path)
    if (nearest) return nearest
  }
  return undefined
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

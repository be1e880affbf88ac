import grid from '../page/grid.module.css'

let region: HTMLElement | undefined

/** Long enough to be read to the end; afterwards nobody comes across it. */
const KEPT_MS = 10_000
/** A region that comes with its words is not heard. */
const HEARD_MS = 100

/** The one place of which screen readers say, politely, what is written into it; toasts have theirs. */
export function openRegion(): HTMLElement {
  if (region) return region
  region = document.createElement('div')
  region.ariaLive = 'polite'
  region.className = grid.told ?? ''
  document.body.append(region)
  return region
}

/** Has a screen reader say something, after what it says now. */
export function announce(words: string) {
  const place = openRegion()
  setTimeout(() => {
    const line = document.createElement('p')
    line.textContent = words
    place.append(line)
    setTimeout(() => line.remove(), KEPT_MS)
  }, HEARD_MS)
}

/** As the ref of a result: has a screen reader say it once it is there. */
export function sayText(element: HTMLElement | null) {
  if (element) announce(element.innerText.replaceAll('\n', ', '))
}

const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea']
const FIELD = enabled(FIELDS)
export const CONTROL = enabled(['a[href]', 'button', 'summary', ...FIELDS])

function enabled(selectors: string[]) {
  return selectors.map((selector) => `${selector}:not(:disabled)`).join()
}

export const fieldIn = (part: Element) => shownIn(part, FIELD)[0]
export const headingIn = (part: Element, level = 'h1, h2, h3, h4') => shownIn(part, level)[0]
export const controlsIn = (part: Element) => shownIn(part, CONTROL)

/** What matches in a part of the page, the part itself among it, and can be seen. */
function shownIn(part: Element, selector: string) {
  const own = part.matches(selector) ? [part] : []
  return [...own, ...part.querySelectorAll(selector)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && isShown(each),
  )
}

export const isShown = (element: Element) => element.getClientRects().length > 0

/** Moves the focus also to what the Tab key passes by, as a heading; with the keys it comes into view. */
export function moveFocus(element: HTMLElement, isScrolled: boolean) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: !isScrolled })
}

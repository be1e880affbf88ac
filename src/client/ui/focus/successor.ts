import { controlsIn, fieldIn, headingIn } from './controls.ts'

/** Where something that had the focus was. */
export type Gap = {
  /** The part of the page that went away with it, and which of its controls it was. */
  removed: Element | null
  index: number
  /** What is around the gap and is still there, and what stands at both sides of it. */
  place: Element
  next: Element | null
  previous: Element | null
  /** What came into the page since. */
  added: Element[]
}

const ITEM = 'li, tr, article'

/** Within one of these the focus stays. */
const BOUNDS = '[role="dialog"], [role="tabpanel"], main, body'

/** What is pressed and what it opens are parts of one of these. */
const PART = 'section, li, form, [role="dialog"], [role="tabpanel"]'

/**
 * What takes the focus over from something that is gone: the first field of the form that opened in its place; of an item
 * the next one, else the first one that was added; the heading of a result. Where nothing came, the next control, the one
 * before, or the heading above.
 */
export function successorOf(gap: Gap): HTMLElement | undefined {
  const part = gap.place.closest(PART) ?? gap.place
  const added = gap.added.filter((each) => part.contains(each))
  return (
    first(added, formIn) ??
    (gap.removed?.matches(ITEM) ? beside(gap, 'nextElementSibling') : first(added, itemIn)) ??
    first(added, (each) => headingIn(each) ?? fieldIn(each)) ??
    first(added, (each) => controlsIn(each)[0]) ??
    beside(gap, 'nextElementSibling') ??
    beside(gap, 'previousElementSibling') ??
    above(gap.place)
  )
}

function first(parts: Element[], find: (part: Element) => HTMLElement | undefined) {
  for (const part of parts) {
    const found = find(part)
    if (found) return found
  }
  return undefined
}

function formIn(part: Element) {
  const form = part.matches('form') ? part : part.querySelector('form')
  return form ? fieldIn(form) : undefined
}

/** Of something that is an item of a list its first control. */
const itemIn = (part: Element) => (part.matches(ITEM) ? controlsIn(part)[0] : undefined)

type Side = 'nextElementSibling' | 'previousElementSibling'

/** The nearest control at one side, of a like part the like one: from the Done of a task to that of the next task. */
function beside(gap: Gap, side: Side) {
  let sibling = side === 'nextElementSibling' ? gap.next : gap.previous
  for (let around: Element | null = gap.place; around; around = around.parentElement) {
    for (; sibling; sibling = sibling[side]) {
      const controls = controlsIn(sibling)
      const like = sibling.tagName === gap.removed?.tagName ? controls[gap.index] : undefined
      const found = like ?? controls.at(side === 'nextElementSibling' ? 0 : -1)
      if (found) return found
    }
    if (around.matches(BOUNDS)) return undefined
    sibling = around[side]
  }
  return undefined
}

/** The heading of what is around, up to the screen's or the dialog's own. */
function above(place: Element | null): HTMLElement | undefined {
  for (let around = place; around; around = around.parentElement) {
    const heading = headingIn(around)
    if (heading) return heading
    if (around instanceof HTMLElement && around.matches('[role="dialog"], main')) return around
  }
  return undefined
}

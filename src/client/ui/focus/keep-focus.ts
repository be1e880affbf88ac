import { CONTROL, headingIn, isShown, moveFocus } from './controls.ts'
import { HEARD_AFTER_MS } from './heard.ts'
import { type Gap, successorOf } from './successor.ts'

/** What has the focus, or had it last; what is around it, from the inside; whether keys brought it there. */
let last: HTMLElement | null = null
let around: Element[] = []
let isByKeys = false
let gap: Gap | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let isKept = false
/** A new screen is awaited, whose heading takes the focus. */
let isArriving = false
/** What a dialog that closes gives the focus back to. */
let heir: (() => HTMLElement | undefined) | null = null

/** What takes the place of something may come once it is loaded. */
const COMING = '[aria-busy="true"], [data-busy]'

/**
 * The focus never falls to nothing: where what has it goes away, what follows has it (see successorOf). Screen readers
 * and the keys would begin at the top of the page again.
 */
export function keepFocus() {
  if (isKept) return
  isKept = true
  note()
  document.addEventListener('focusin', note)
  // Who touches something beside all controls takes the focus away on purpose.
  document.addEventListener('pointerdown', forget, true)
  document.addEventListener('click', note, true)
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body

/**
 * Moves the focus to the heading of a new screen, once it is there, unless the screen has put it elsewhere itself.
 * `left` had it when the last one was left.
 */
export function focusScreen(left: Element | null) {
  if (hasFocus() && document.activeElement !== left) return
  isArriving = true
  settleSoon()
}

/** Gives the focus of what closes to what `find` finds a moment later, unless something else has it. */
export function giveBack(find: () => HTMLElement | undefined) {
  heir = find
  settleSoon()
}

/** What has the focus, or gets it back in a moment. */
export const focusedSoon = () => (hasFocus() ? document.activeElement : heir?.()) ?? null

function forget() {
  last = null
  gap = null
  isArriving = false
  heir = null
}

function note() {
  forget()
  if (!hasFocus() || !(document.activeElement instanceof HTMLElement)) return
  last = document.activeElement
  around = pathTo(last)
  isByKeys = last.matches(':focus-visible')
}

function look(records: MutationRecord[]) {
  if (isArriving) return settleSoon()
  if (!last || hasFocus()) return
  gap = { ...(gap ?? gapIn(records, last)), added: [...(gap?.added ?? []), ...addedIn(records)] }
  settleSoon()
}

function settleSoon() {
  clearTimeout(timer)
  timer = setTimeout(settle, HEARD_AFTER_MS)
}

function settle() {
  if (isArriving) return arrive()
  if (hasFocus()) return
  const returned = heir?.()
  if (returned) return returned.focus()
  if (!gap || !last) return
  // It was moved, or hidden for a while.
  if (last.isConnected && isShown(last) && !last.matches(':disabled')) return moveFocus(last, isByKeys)
  const place = [gap.place, ...around].find((each) => each.isConnected) ?? document.body
  if (place.querySelector(COMING)) return
  const successor = successorOf({ ...gap, place })
  if (successor) moveFocus(successor, isByKeys)
}

function arrive() {
  const heading = headingIn(document.body, 'h1')
  // What brought the reader here may be by the keys or not: the page has been scrolled already.
  if (heading) moveFocus(heading, false)
}

/** Where it was: as the change of the page tells, or, where it was changed itself, as it stands. */
function gapIn(records: MutationRecord[], gone: HTMLElement): Omit<Gap, 'added'> {
  for (const { target, removedNodes, nextSibling, previousSibling } of records)
    for (const removed of removedNodes)
      if (target instanceof Element && removed instanceof Element && removed.contains(gone)) {
        const index = [...removed.querySelectorAll(CONTROL)].indexOf(gone)
        const [next, previous] = [elementAt(nextSibling), elementAt(previousSibling)]
        return { removed, index: Math.max(0, index), place: target, next, previous }
      }
  const { nextElementSibling: next, previousElementSibling: previous } = gone
  return { removed: null, index: 0, place: gone.parentElement ?? document.body, next, previous }
}

const elementAt = (node: Node | null) => (node instanceof Element ? node : null)

const addedIn = (records: MutationRecord[]) =>
  records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)

function pathTo(element: Element): Element[] {
  const parent = element.parentElement
  return parent && parent !== document.body ? [parent, ...pathTo(parent)] : []
}

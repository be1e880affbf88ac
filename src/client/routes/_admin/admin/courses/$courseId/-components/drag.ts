import type { PointerEvent } from 'react'
import type { CoursePartKind } from '#domain/learning/build/course-part.ts'
import type { Place } from '#domain/learning/build/part-places.ts'

type Dragged = { kind: CoursePartKind; id: string; onDrop: (place: Place) => void }

/** How near to an edge of the window it scrolls while something is dragged, and by how much each frame. */
const EDGE = 80
const SCROLL = 12

/** Drags a part by mouse, finger or pen until it is dropped. Rows and lists are known by their data attributes. */
export function startDrag(event: PointerEvent<HTMLElement>, { kind, id, onDrop }: Dragged) {
  const handle = event.currentTarget
  const row = handle.closest<HTMLElement>('[data-part]')
  if (event.button !== 0 || !row) return
  event.preventDefault()
  handle.setPointerCapture(event.pointerId)
  const from = { pointer: event.clientY, scroll: window.scrollY }
  const own = row.parentElement?.dataset.parent
  let pointer = event.clientY
  let place: Place | null = null
  let frame = 0

  const draw = () => {
    if (pointer < EDGE) window.scrollBy(0, -SCROLL)
    if (pointer > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
    row.style.translate = `0 ${pointer - from.pointer + window.scrollY - from.scroll}px`
    unmark()
    // A question stays in its quiz.
    place = placeAt(kind, id, pointer, kind === 'question' ? own : undefined)
    frame = requestAnimationFrame(draw)
  }
  const follow = (moved: globalThis.PointerEvent) => {
    pointer = moved.clientY
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    ending.abort()
    unmark()
    row.style.translate = ''
    delete row.dataset.dragging
  }
  const drop = () => {
    stop()
    if (place && pointer !== from.pointer) onDrop(place)
  }
  const ending = new AbortController()
  const until = { signal: ending.signal }
  handle.addEventListener('pointermove', follow, until)
  handle.addEventListener('pointerup', drop, until)
  handle.addEventListener('pointercancel', stop, until)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), until)
  row.dataset.dragging = ''
  draw()
}

/** The place of its kind that is nearest to a height of the window; it is marked. */
function placeAt(kind: CoursePartKind, id: string, y: number, only: string | undefined): Place | null {
  const lists = [...document.querySelectorAll<HTMLElement>(`[data-list="${kind}"]`)].filter(
    ({ dataset }) => only === undefined || dataset.parent === only,
  )
  const list = lists.toSorted((a, b) => distance(a, y) - distance(b, y))[0]
  if (!list?.dataset.parent) return null
  const rows = [...list.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.dataset.part !== undefined && each.dataset.part !== id, // biome-ignore format: one line
  )
  const at = rows.filter((each) => middleOf(each) < y).length
  const next = rows[at]
  if (next) next.dataset.drop = 'before'
  else if (rows.length > 0) rows.at(-1)!.dataset.drop = 'after'
  else list.dataset.drop = 'into'
  return { parentId: list.dataset.parent, at }
}

function unmark() {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-drop]')) delete marked.dataset.drop
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

const distance = (element: Element, y: number) => {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.max(top - y, y - bottom, 0)
}

import type { Page } from '@playwright/test'
import { isPhone, isTouch, type View } from './view.ts'

/** What a reader of this view cannot read, reach or tell apart, one sentence each. */
export const faultsIn = (page: Page, view: View) =>
  page.evaluate(findFaults, { isTouch: isTouch(view), isPhone: isPhone(view) && view.size.text === 100 })

/** Runs in the page, so that it is one function and knows nothing from outside. */
function findFaults({ isTouch, isPhone }: { isTouch: boolean; isPhone: boolean }): string[] {
  const MIN_TEXT = 14
  const MIN_TARGET = 44
  const SLACK = 1.5
  const TARGETS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=slider], [role=tab], [role=menuitemradio]'

  type Box = { left: number; top: number; right: number; bottom: number }
  type Piece = { words: string; box: Box; from: Element; layer: Element; target: Element | null }
  const found = new Set<string>()
  const say = (fault: string) => found.add(fault)
  const around = innerWidth
  const named = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent
    const words = (element.getAttribute('aria-label') ?? label ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return words || `${element.localName} ${element.getAttribute('type') ?? ''}`
  }

  const popover = document.querySelector(':popover-open')
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility())
  const root = popover ?? dialogs.at(-1) ?? document.body

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const isForEars = (element: Element) => {
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      const { position, clipPath } = getComputedStyle(each)
      if (position === 'absolute' && (clipPath !== 'none' || each.clientWidth <= 1)) return true
    }
    return false
  }
  const layerOf = (element: Element): Element => {
    for (let each: Element | null = element; each && each !== root; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each
    return root
  }
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isNothing = ({ left, top, right, bottom }: Box) => right - left < 0.5 || bottom - top < 0.5
  const isMeant = (style: CSSStyleDeclaration) => style.webkitLineClamp !== 'none'

  /** What is left of a box once all that scrolls above it was taken off; complains where something hides it unasked. */
  const shownPart = (box: Box, from: Element, words: string) => {
    let rest = box
    for (let each: Element | null = from; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      if (style.display === 'inline') continue
      const own = each.getBoundingClientRect()
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      const isCut = box.right > own.right + SLACK || box.left < own.left - SLACK
      const isCutBelow = box.bottom > own.bottom + SLACK + 2 || box.top < own.top - SLACK - 2
      if (!scrolls && !isMeant(style) && (isCut || isCutBelow)) say(`cut off: ${words}`)
      rest = meet(rest, own)
    }
    return rest
  }

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const from = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!from || text === '' || /^(SCRIPT|STYLE|OPTION|TITLE|NOSCRIPT)$/i.test(from.nodeName)) continue
    if (!isSeen(from) || isForEars(from) || from.closest('[role=img]')) continue
    const words = text.slice(0, 40)
    const isCount = /^\d{1,3}\+?$/.test(text)
    const drawn = from instanceof SVGGraphicsElement ? (from.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(from).fontSize) * drawn
    if (isPhone && size < MIN_TEXT - 0.1 && !isCount) say(`text of ${Math.round(size * 10) / 10} px: ${words}`)
    range.selectNodeContents(node)
    const target = from.closest(TARGETS)
    for (const rect of range.getClientRects()) {
      if (rect.right <= 0) continue
      const box = shownPart(rect, from, words)
      if (isNothing(box)) continue
      if (box.right > around + SLACK || box.left < -SLACK) say(`beside the window: ${words}`)
      const ground = groundOf(from)
      // What a ground lets scroll may be longer than it.
      const shown = ground && /auto|scroll/.test(getComputedStyle(ground).overflow) ? box : rect
      if (ground && !isCount) {
        const own = ground.getBoundingClientRect()
        if (shown.right > own.right + SLACK || shown.left < own.left - SLACK) say(`wider than its ground: ${words}`)
        if (shown.bottom > own.bottom + 4 || shown.top < own.top - 4) say(`higher than its ground: ${words}`)
      }
      if (!isCount) pieces.push({ words, box, from, layer: layerOf(from), target })
    }
    if (isPhone) brokenWords(node as Text, words)
  }

  /** The nearest thing that has a colour or a border, on which the words should stand. */
  function groundOf(from: Element) {
    for (let each: Element | null = from; each && each !== root; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.display === 'inline' || style.display === 'contents' || each instanceof SVGElement) continue
      const hasColour = !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor)
      if (hasColour || Number.parseFloat(style.borderInlineStartWidth) > 0) return each
    }
    return null
  }

  function brokenWords(node: Text, words: string) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]{4,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1 && Math.max(...lines) - Math.min(...lines) > 8) say(`a word in two lines: ${word} (${words})`)
    }
  }

  /** A control may lie unseen over the words of its card, with its own box or with what it puts after it. */
  function paintsAt(each: Element, x: number, y: number) {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const isInBox = x >= left && x <= right && y >= top && y <= bottom
    const { backgroundColor, backgroundImage } = getComputedStyle(each, isInBox ? undefined : '::after')
    if (getComputedStyle(each).opacity === '0') return false
    const isClear = /rgba\(.*, 0\)|transparent/.test(backgroundColor) && backgroundImage === 'none'
    return !isClear || !each.matches('a, button')
  }

  // What is painted over words, as a band over a card: asked of what the window shows. Layers lie over the page by intent.
  for (const { words, box, from, layer } of pieces) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    if (y < 0 || y > innerHeight || x < 0 || x > around) continue
    const above = document.elementFromPoint(x, y)
    // A box to tick lies unseen over its own words.
    if (above instanceof HTMLInputElement && [...(above.labels ?? [])].some((label) => label.contains(from))) continue
    if (above && paintsAt(above, x, y) && layerOf(above) === layer && !above.contains(from) && !from.contains(above))
      say(`covered: ${words} (by ${above.localName} ${named(above)})`)
  }

  pieces.sort((one, other) => one.box.top - other.box.top)
  for (const [place, one] of pieces.entries())
    for (let next = place + 1; next < pieces.length && pieces[next]!.box.top < one.box.bottom; next++) {
      const other = pieces[next]!
      if (one.from === other.from || one.layer !== other.layer) continue
      const both = meet(one.box, other.box)
      const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
      if (both.right - both.left > 2 && both.bottom - both.top > 0.4 * height)
        say(`one over another: ${one.words} / ${other.words}`)
    }

  // What only a mouse may use besides a way for everybody, as the steps of a number, is no target.
  const isForMice = (each: Element) => each.matches('[tabindex="-1"]:not([role=tab], [role=menuitemradio])')
  const targets = [...root.querySelectorAll(TARGETS)].filter(
    (each) => isSeen(each) && !isForEars(each) && !isForMice(each),
  )
  /** The card that a link or button covers, so that the whole of it opens (see ui/whole-card.module.css). */
  const cardOf = (target: Element) => {
    const { content, position } = getComputedStyle(target, '::after')
    const covers = content !== 'none' && position === 'absolute' && getComputedStyle(target).position === 'static'
    return covers && target instanceof HTMLElement ? target.offsetParent : null
  }
  const boxOf = (target: Element): Box => {
    const own = (cardOf(target) ?? target).getBoundingClientRect()
    const labels = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? target.labels : null
    return [...(labels ?? [])].reduce<Box>((sum, label) => {
      const { left, top, right, bottom } = label.getBoundingClientRect()
      return {
        left: Math.min(sum.left, left),
        top: Math.min(sum.top, top),
        right: Math.max(sum.right, right),
        bottom: Math.max(sum.bottom, bottom),
      }
    }, own)
  }
  const shown: { target: Element; box: Box; layer: Element }[] = []
  for (const target of targets) {
    const whole = boxOf(target)
    if (whole.right <= 0) continue
    const box = shownPart(whole, target.parentElement ?? target, named(target))
    if (isNothing(box)) continue
    if (box.right > around + SLACK) say(`beside the window: ${named(target)}`)
    const style = getComputedStyle(target)
    const isInText = style.display === 'inline' && target.localName === 'a'
    const height = isInText ? Number.parseFloat(style.lineHeight) || whole.bottom - whole.top : whole.bottom - whole.top
    const least = isTouch && !isInText ? MIN_TARGET : 24
    if (height < least - 0.6) say(`target ${Math.round(height)} px high: ${named(target)}`)
    if (!isInText && whole.right - whole.left < least - 0.6)
      say(`target ${Math.round(whole.right - whole.left)} px wide: ${named(target)}`)
    shown.push({ target, box, layer: layerOf(target) })
  }
  for (const [place, one] of shown.entries())
    for (const other of shown.slice(place + 1)) {
      if (one.layer !== other.layer || one.target.contains(other.target) || other.target.contains(one.target)) continue
      // Other controls lie above what covers their card.
      if (cardOf(one.target) || cardOf(other.target)) continue
      const both = meet(one.box, other.box)
      if (both.right - both.left > 2 && both.bottom - both.top > 2)
        say(`one target over another: ${named(one.target)} / ${named(other.target)}`)
    }

  const wider = document.documentElement.scrollWidth - around
  if (wider > 0 && dialogs.length === 0) {
    const widest = [...document.querySelectorAll('body *')].filter(
      (each) => isSeen(each) && each.getBoundingClientRect().right > around + 1,
    )
    say(`the page is ${wider} px wider than the window: ${named(widest.at(-1) ?? document.body)}`)
  }
  for (const dialog of dialogs)
    for (const each of [dialog, ...dialog.querySelectorAll('*')])
      if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollWidth > each.clientWidth + 1)
        if (each.clientHeight > 80) {
          const edge = each.getBoundingClientRect().right
          const widest = [...each.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + 1)
          say(
            `the sheet is ${each.scrollWidth - each.clientWidth} px wider than its place: ${named(widest.at(-1) ?? each)}`,
          )
        }
  return [...found]
}

import { expect, test } from 'vitest'
import { visibleSeconds } from './useVisibleSeconds.ts'

function page(visible = true) {
  const state = { at: 0, visible }
  const count = visibleSeconds(
    () => state.at,
    () => state.visible,
  )
  return {
    wait: (seconds: number) => {
      state.at += seconds * 1000
    },
    show: (isVisible: boolean) => {
      state.visible = isVisible
      count.changed()
    },
    read: count.read,
  }
}

test('only the time while the page is visible counts', () => {
  const { wait, show, read } = page()
  wait(40)
  show(false)
  wait(3600)
  expect(read()).toBe(40)
  show(true)
  wait(20)
  expect(read()).toBe(60)
  show(true)
  wait(5)
  expect(read()).toBe(65)
})

test('a page that opens in the background begins at nothing', () => {
  const { wait, show, read } = page(false)
  wait(100)
  expect(read()).toBe(0)
  show(true)
  wait(7)
  expect(read()).toBe(7)
})

import { expect, test, vi } from 'vitest'
import { stubBrowser } from './browser.ts'

const memory = stubBrowser()

/** A phone that is light when the app asks, and dark when it listens. */
async function atDusk() {
  const phone = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => phone }))
  Object.assign(document.documentElement, { getAttribute: () => (phone.matches ? 'dark' : 'light') })
  const { colorSchemeManager } = await import('#client/ui/color-scheme.ts')
  expect(colorSchemeManager.get('light')).toBe('light')
  phone.matches = true
  const onUpdate = vi.fn(colorSchemeManager.set)
  colorSchemeManager.subscribe(onUpdate)
  return { onUpdate, stored: () => memory.get('theme') }
}

test('a phone that goes dark while the app starts is followed, and nothing is stored as a choice', async () => {
  const { onUpdate, stored } = await atDusk()
  expect(onUpdate).toHaveBeenLastCalledWith('dark')
  expect(stored()).toBeUndefined()
})

test('a chosen scheme stays as it is while the app starts', async () => {
  memory.set('theme', 'light')
  const { onUpdate, stored } = await atDusk()
  expect(onUpdate).not.toHaveBeenCalled()
  expect(stored()).toBe('light')
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * What the client's modules read of a browser, new for each test, which imports them anew: a store, a window, a
 * document, and the local storage, whose content is returned.
 */
export function stubBrowser(): Map<string, string> {
  const memory = new Map<string, string>()
  beforeEach(() => {
    vi.resetModules()
    memory.clear()
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    vi.stubGlobal('window', new EventTarget())
    const page = { hidden: false, documentElement: {}, getElementById: () => null }
    vi.stubGlobal('document', Object.assign(new EventTarget(), page))
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return memory
}

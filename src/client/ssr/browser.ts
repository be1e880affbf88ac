/**
 * What modules of the client ask of a browser while they are loaded and drawn, for a place that is none: nothing is
 * stored, nothing happens later, and no window but the one that a drawing names.
 */
const nothing = () => undefined
const emptyStorage = { getItem: () => null, setItem: nothing, removeItem: nothing }
const listening = { addEventListener: nothing, removeEventListener: nothing }

const wide = { matches: false, ...listening }
const never = { matches: false, ...listening }

const root = { lang: 'en', dataset: {} as { name?: string }, getAttribute: () => null }

/** What the next drawing is for: a window as wide as a computer's or not, and what its page calls the platform. */
export function setWindow({ isWide, name }: { isWide: boolean; name: string | null }) {
  wide.matches = isWide
  root.dataset = name ? { name } : {}
}

Object.assign(globalThis, {
  ...listening,
  window: globalThis,
  self: globalThis,
  dispatchEvent: nothing,
  matchMedia: (query: string) => (query.includes('min-width') ? wide : never),
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  navigator: { onLine: true, languages: [], userAgent: '' },
  location: { href: 'http://localhost/', origin: 'http://localhost', pathname: '/', search: '', hash: '' },
  document: {
    ...listening,
    documentElement: root,
    hidden: true,
    createElement: () => ({}),
    getElementById: () => null,
  },
  setTimeout: nothing,
  clearTimeout: nothing,
  setInterval: nothing,
  clearInterval: nothing,
})

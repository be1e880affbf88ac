import { describe, expect, test, vi } from 'vitest'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { NOTIFICATION_WORDS, type NotificationWords } from '#domain/messaging/notification-words.gen.ts'
import { listenForPush, type Page, type PushMessage, type Tap } from './push.ts'
import { cachedWords, cacheWords, type Words } from './words.ts'

const ORIGIN = 'https://kuu.example'

/** The scope of a service worker with these pages open; a push or a tap resolves when its work is done. */
function scope(...urls: string[]) {
  return scopeWith({}, ...urls)
}

type Setting = { answers?: boolean; words?: () => Promise<Words> }

function scopeWith({ answers = true, words }: Setting, ...urls: string[]) {
  const listeners = new Map<string, (event: never) => void>()
  const pages = urls.map((url) => ({
    url,
    focus: vi.fn(async () => {}),
    postMessage: vi.fn((_: unknown, [port]: Transferable[]) => {
      if (answers) (port as MessagePort).postMessage('here')
    }),
    navigate: vi.fn(async (_: string) => {}),
  }))
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => {})
  const openWindow = vi.fn(async (_: string) => null)
  const worker = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async (): Promise<Page[]> => pages, openWindow },
  }
  listenForPush(worker, words)
  const happen = async (type: string, event: object) => {
    const works: Promise<unknown>[] = []
    const whole = { ...event, waitUntil: (work: Promise<unknown>) => works.push(work) }
    listeners.get(type)?.(whole as never)
    expect(works).toHaveLength(1)
    await Promise.all(works)
  }
  const close = vi.fn()
  return {
    pages,
    showNotification,
    openWindow,
    close,
    push: (data: PushMessage['data']) => happen('push', { data }),
    tap: (data: unknown) =>
      happen('notificationclick', { notification: { data, close } satisfies Tap['notification'] }),
  }
}
const json = (value: unknown) => ({ json: () => value })

test('a push is shown as a notification, under its own tag', async () => {
  const { push, showNotification } = scope()
  await push(json({ id: 'flood', title: 'Flood', message: 'Clear the ditches', link: '/farmer' }))
  expect(showNotification).toHaveBeenCalledWith('Flood', {
    body: 'Clear the ditches',
    tag: 'flood',
    icon: '/icons/192.png',
    data: { link: '/farmer' },
  })
})

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('<html>') }],
  ['a text', json('Flood')],
  ['null', json(null)],
  ['a list', json([1])],
  ['no title', json({ id: 7, title: 7, link: 'https://evil.example' })],
  ['an empty title', json({ title: '', message: 'x' })],
])('of %s it says that there is news', async (_, data) => {
  const { push, showNotification } = scope()
  await push(data)
  const options = {
    body: 'There is news for you. Tap to read it.',
    tag: 'news',
    icon: '/icons/192.png',
    data: { link: '/' },
  }
  expect(showNotification).toHaveBeenCalledWith('Kuu', options)
})

test('its text is in the language that the page stored, and in English without one', async () => {
  const swahili = { title: 'Kuu', news: 'Kuna habari kwako' }
  for (const [words, body] of [
    [async () => swahili, 'Kuna habari kwako'],
    [() => Promise.reject(new Error('no cache')), 'There is news for you. Tap to read it.'],
  ] as const) {
    const { push, showNotification } = scopeWith({ words })
    await push(null)
    expect(showNotification).toHaveBeenCalledWith('Kuu', expect.objectContaining({ body }))
  }
})

const SWAHILI: Words = {
  title: 'Kuu',
  news: 'Kuna habari kwako',
  speech: { notifications: NOTIFICATION_WORDS.sw, locale: 'sw', crops: { Maize: 'Mahindi' } },
}
const PRICE = noticeOf('priceAbove', {
  cropId: 'maize',
  crop: 'Maize',
  limit: { minor: 45_000, currency: 'NGN' },
  price: { minor: 46_050, currency: 'NGN' },
  market: 'Merkato',
  day: '2026-11-20',
})
/** As the server renders it, for an account in another language than the phone. */
const IN_ENGLISH = {
  id: 'price',
  title: 'Maize is above ₦450.00',
  message: '₦460.50 a kilogram',
  link: '/market/maize',
}

test('a notification with a kind is in the language of the phone', async () => {
  const { push, showNotification } = scopeWith({ words: async () => SWAHILI })
  await push(json({ ...IN_ENGLISH, kind: PRICE.kind, params: PRICE.params }))
  expect(showNotification).toHaveBeenCalledWith('Mahindi: bei imepita ₦450.00', {
    body: '₦460.50 kwa kilo katika Merkato tarehe 20 Nov.',
    tag: 'price',
    icon: '/icons/192.png',
    data: { link: '/market/maize' },
  })
})

const { priceAbove: _, ...olderWords } = NOTIFICATION_WORDS.sw
test.each<[string, object, Words]>([
  ['an older server', {}, SWAHILI],
  ['a kind of a later version', { kind: 'newest', params: {} }, SWAHILI],
  ['parameters of another version', { kind: PRICE.kind, params: { ...PRICE.params, limit: 450 } }, SWAHILI],
  ['a page of an earlier version', PRICE, { title: 'Kuu', news: 'Kuna habari kwako' }],
  ['words of an earlier version', PRICE, { ...SWAHILI, speech: { ...SWAHILI.speech!, notifications: olderWords as NotificationWords } }], // biome-ignore format: one row
])('with %s it stands as the server sent it', async (_, said, words) => {
  const { push, showNotification } = scopeWith({ words: async () => words })
  await push(json({ ...IN_ENGLISH, ...said }))
  expect(showNotification).toHaveBeenCalledWith(
    'Maize is above ₦450.00',
    expect.objectContaining({ body: '₦460.50 a kilogram' }),
  )
})

test('the worker finds what the page stored for it', async () => {
  const kept = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (place: string, words: Response) => void kept.set(place, words) }),
    match: async (place: string) => kept.get(place)?.clone(),
  })
  expect((await cachedWords()).news).toBe('There is news for you. Tap to read it.')
  await cacheWords(SWAHILI)
  expect(await cachedWords()).toEqual(SWAHILI)
  vi.unstubAllGlobals()
})

describe('a tap', () => {
  test('opens the app if it is not open', async () => {
    const { tap, openWindow, close } = scope('https://other.example/')
    await tap({ link: '/tickets/KUU-7F3K2Q' })
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/tickets/KUU-7F3K2Q`)
    expect(close).toHaveBeenCalled()
  })

  test('asks the open page to navigate, so that nothing typed in it is lost', async () => {
    const { tap, openWindow, pages } = scope('https://other.example/', `${ORIGIN}/farmer`)
    await tap({ link: '/market/maize' })
    expect(pages[1]?.focus).toHaveBeenCalled()
    expect(pages[1]?.postMessage).toHaveBeenCalledWith({ type: 'OPEN', href: '/market/maize' }, [expect.anything()])
    expect(pages[1]?.navigate).not.toHaveBeenCalled()
    expect(openWindow).not.toHaveBeenCalled()
  })

  test('navigates a page that does not answer', async () => {
    const { tap, openWindow, pages } = scopeWith({ answers: false }, `${ORIGIN}/farmer`)
    await tap({ link: '/market/maize' })
    expect(pages[0]?.navigate).toHaveBeenCalledWith(`${ORIGIN}/market/maize`)
    expect(openWindow).not.toHaveBeenCalled()
  })

  test('leaves a page alone that already shows the target', async () => {
    const { tap, pages } = scope(`${ORIGIN}/farmer`, `${ORIGIN}/advisories?open=a`)
    await tap({ link: '/advisories?open=a' })
    expect(pages[1]?.focus).toHaveBeenCalled()
    for (const page of pages) expect(page.navigate).not.toHaveBeenCalled()
  })

  test('opens a new page if the open one cannot be navigated', async () => {
    const { tap, openWindow, pages } = scopeWith({ answers: false }, `${ORIGIN}/farmer`)
    pages[0]?.navigate.mockRejectedValue(new TypeError('not controlled'))
    await tap({ link: '/market/maize' })
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/market/maize`)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'market',
    '',
    7,
    null,
  ])('never leads out of the app: %j', async (link) => {
    const { tap, openWindow } = scope()
    await tap({ link })
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/`)
  })

  test('without data leads home', async () => {
    const { tap, openWindow } = scope()
    await tap(undefined)
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/`)
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../wait-for.ts'
import { stubBrowser } from './browser.ts'
import { cacheStorage } from './cache-storage.ts'
import { OWN } from './network.ts'

const memory = stubBrowser()
const FIRST_LOOK_MS = 2_000

/** What the server offers no more. */
let withheld: string[]
let asked: string[]
let root: HTMLElement

beforeEach(() => {
  withheld = []
  asked = []
  root = document.documentElement
  Object.assign(root, { dataset: {}, lang: 'en' })
  vi.stubGlobal('navigator', { onLine: true, languages: ['am', 'fr-CI', 'en'] })
  const { caches } = cacheStorage('http://kuu.test')
  vi.stubGlobal('caches', caches)
  Object.assign(window, { caches })
  vi.stubGlobal('fetch', async (url: string, { headers = {} }: RequestInit) => {
    asked.push(url)
    const etag = JSON.stringify(withheld)
    if (new Headers(headers).get('if-none-match') === etag) return new Response(null, { status: 304, headers: OWN })
    return Response.json({ messages: {}, withheld }, { headers: { ...OWN, etag } })
  })
})

async function open() {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  const { restoreLanguage, getCatalogue } = await import('#client/i18n/catalogue.ts')
  await restoreLanguage()
  return () => getCatalogue().language
}
const look = () => vi.advanceTimersByTimeAsync(FIRST_LOOK_MS)

test('who reads a language that is offered no more reads the next one of the browser, and hers when it is offered again', async () => {
  const read = await open()
  expect(read()).toBe('am')
  withheld = ['am']
  await look()
  vi.useRealTimers()
  await waitFor(() => expect(read()).toBe('fr'))
  expect(root.lang).toBe('fr')

  const next = await open()
  expect(next()).toBe('fr')
  withheld = []
  await look()
  vi.useRealTimers()
  await waitFor(() => expect(next()).toBe('am'))
})

test('on a first visit the page says what is offered no more; without another language it is English', async () => {
  root.dataset.withheld = 'am fr'
  memory.set('preferred-language', 'am')
  const read = await open()
  expect(read()).toBe('en')
  expect(root.lang).toBe('en')
})

test('where nothing is switched off, the first answer draws nothing anew', async () => {
  const read = await open()
  const { subscribe } = await import('#client/i18n/catalogue.ts')
  const drawn = vi.fn()
  subscribe(drawn)
  await look()
  expect(asked).toEqual(['/api/translations/am'])
  expect(drawn).not.toHaveBeenCalled()
  expect(read()).toBe('am')
})

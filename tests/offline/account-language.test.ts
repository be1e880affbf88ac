import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../wait-for.ts'
import { OWN } from './network.ts'

const memory = new Map<string, string>()
const listeners = new Map<string, (() => void)[]>()
const happen = (event: string) => {
  for (const listen of listeners.get(event) ?? []) listen()
}
const network = { onLine: true }
/** The languages that the server was asked to store. */
let requests: { token: string | null; language: string }[]
let answer: (language: string) => Response

const martha = { id: 'martha', language: 'english' } as never

beforeEach(() => {
  vi.resetModules()
  memory.clear()
  listeners.clear()
  requests = []
  network.onLine = true
  answer = (language) => Response.json([{ result: { data: { json: { id: 'martha', language } } } }], { headers: OWN })
  const listen = (event: string, listener: () => void) =>
    void listeners.set(event, [...(listeners.get(event) ?? []), listener])
  vi.stubGlobal('window', { addEventListener: listen })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', { addEventListener: listen, documentElement: {}, hidden: false })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  })
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const language: string = JSON.parse(String(body))[0].json.language
    requests.push({ token: new Headers(headers).get('authorization'), language })
    return answer(language)
  })
  return () => vi.unstubAllGlobals()
})

async function phone() {
  const { startSession, getSession, endSession } = await import('#client/phone/session.ts')
  const { keepAccountLanguage } = await import('#client/offline/background/account-language.ts')
  const choose = (language: string) => {
    memory.set('preferred-language', language)
    happen('language-change')
  }
  /** Waits until the server has had exactly this number of requests. */
  const requestsSent = async (times: number) => {
    await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(times))
    await new Promise((done) => setTimeout(done, 100))
    expect(requests).toHaveLength(times)
  }
  return { startSession, getSession, endSession, keepAccountLanguage, choose, requestsSent }
}

test("a chosen language is stored in the account, under the user's own session, once", async () => {
  const { startSession, getSession, keepAccountLanguage, choose, requestsSent } = await phone()
  startSession({ token: 'hers', user: martha })
  keepAccountLanguage()
  choose('sw')
  await requestsSent(1)
  choose('sw')
  await requestsSent(1)
  expect(requests).toEqual([{ token: 'Bearer hers', language: 'swahili' }])
  expect(getSession()?.user.language).toBe('swahili')
})

test('without a choice, and without a session, nothing is written', async () => {
  const { startSession, keepAccountLanguage, choose, requestsSent, endSession } = await phone()
  startSession({ token: 'hers', user: martha })
  keepAccountLanguage()
  await requestsSent(0)
  endSession()
  choose('fr')
  await requestsSent(0)
})

test('the language is written at sign-in, for each user', async () => {
  const { startSession, keepAccountLanguage, choose, requestsSent, endSession } = await phone()
  keepAccountLanguage()
  choose('ha')
  startSession({ token: 'first', user: martha })
  await requestsSent(1)
  endSession()
  startSession({ token: 'second', user: martha })
  await requestsSent(2)
  expect(requests).toEqual([
    { token: 'Bearer first', language: 'hausa' },
    { token: 'Bearer second', language: 'hausa' },
  ])
})

test('without a connection it is written once there is one', async () => {
  const { startSession, keepAccountLanguage, choose, requestsSent } = await phone()
  startSession({ token: 'hers', user: martha })
  keepAccountLanguage()
  network.onLine = false
  choose('sw')
  await requestsSent(0)
  network.onLine = true
  happen('online')
  await requestsSent(1)
})

test('a failed write is retried; a server without this procedure is not called again and again', async () => {
  const { startSession, keepAccountLanguage, choose, requestsSent } = await phone()
  startSession({ token: 'hers', user: martha })
  answer = () => new Response('<html>', { status: 500, headers: OWN })
  keepAccountLanguage()
  choose('sw')
  await requestsSent(1)
  answer = () => Response.json([{ result: { data: { json: martha } } }], { headers: OWN })
  choose('sw')
  await requestsSent(2)
  choose('sw')
  await requestsSent(2)
})

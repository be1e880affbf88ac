import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Toast } from '#client/ui/toast/toasts.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import type { OwnUser } from '#domain/people/session.schema.ts'
import { waitFor } from '../wait-for.ts'
import { stubBrowser } from './browser.ts'
import { OWN } from './network.ts'

// It looks for other words as long as the app is open, which is longer than these tests.
vi.mock('#client/i18n/live-words.ts', () => ({
  liveWords: async (_: string, __: string, words: unknown) => words,
  withheldFor: async () => () => false,
}))

const memory = stubBrowser()
const network = { onLine: true, languages: ['en-GB'] }
const MARTHA: OwnUser = {
  id: 'martha',
  username: 'martha',
  fullName: 'Martha Kollie',
  role: 'farmer',
  email: null,
  phone: null,
  location: null,
  language: 'english',
  hasChosenLanguage: false,
  preferredLocation: '',
  isActive: true,
  createdAt: '2026-11-21T12:00:00.000Z',
  zone: null,
}

/** The accounts as the server has them, and what it was asked to write. */
let accounts: Map<string, OwnUser>
let written: { id: string; language: string }[]
let isBroken: boolean
let withheld: string[]
let toasts: Toast[]

beforeEach(() => {
  accounts = new Map([MARTHA, { ...MARTHA, id: 'awa', language: 'french', hasChosenLanguage: true }].map((user) => [user.id, user])) // biome-ignore format: one list
  written = []
  isBroken = false
  withheld = []
  toasts = []
  network.onLine = true
  vi.stubGlobal('navigator', network)
  Object.assign(document.documentElement, { dataset: {}, lang: 'en' })
  const heard = new EventTarget()
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    if (isBroken) return new Response('<html>', { status: 500, headers: OWN })
    const id = new Headers(headers).get('authorization')!.replace('Bearer ', '')
    if (url.includes('profile.change')) {
      const { language } = JSON.parse(String(body))[0].json as { language: string }
      written.push({ id, language })
      accounts.set(id, { ...accounts.get(id)!, language, hasChosenLanguage: true })
      return answer(accounts.get(id))
    }
    if (url.includes('auth.status')) return answer({ platform: { withheldLanguages: withheld } })
    return answer({ user: accounts.get(id), crops: 0, advisoriesReceived: 0 })
  })
})
const answer = (json: unknown) => Response.json([{ result: { data: { json } } }], { headers: OWN })

/** The app is opened on this phone, by whoever is signed in. */
async function open(user?: OwnUser) {
  vi.resetModules()
  const session = await import('#client/phone/session.ts')
  const signIn = (who: OwnUser) => session.startSession({ token: who.id, user: who })
  if (user) signIn(user)
  const catalogue = await import('#client/i18n/catalogue.ts')
  await catalogue.restoreLanguage()
  const { chooseLanguage } = await import('#client/i18n/choice/choose-language.ts')
  const { hostToasts } = await import('#client/ui/toast/toasts.ts')
  hostToasts((toast) => void toasts.push(toast))
  const { keepAccountLanguage } = await import('#client/offline/background/account-language.ts')
  keepAccountLanguage()
  return { ...session, signIn, chooseLanguage, read: () => catalogue.getCatalogue().language }
}
const isRead = (phone: { read: () => string }, language: string) => waitFor(() => expect(phone.read()).toBe(language))
const settled = () => new Promise((done) => setTimeout(done, 150))

describe('what is read', () => {
  test('is in the language of the account, which goes with the person', async () => {
    const phone = await open(accounts.get('awa'))
    expect(phone.read()).toBe('fr')
    phone.endSession()
    await isRead(phone, 'en')
    phone.signIn(accounts.get('awa')!)
    await isRead(phone, 'fr')
  })

  test('is in that of the phone, then of the browser, where the account has none', async () => {
    network.languages = ['sw-KE']
    expect((await open(MARTHA)).read()).toBe('sw')
    memory.set('preferred-language', 'ha')
    expect((await open(MARTHA)).read()).toBe('ha')
    network.languages = ['en-GB']
  })

  test('is in English where that was chosen for the account, whatever phone it is', async () => {
    memory.set('preferred-language', 'fr')
    expect((await open({ ...MARTHA, hasChosenLanguage: true })).read()).toBe('en')
  })

  test('is what the server drew for the same user, and follows what another phone chose', async () => {
    Object.assign(document.documentElement, { dataset: { reader: 'martha sw' }, lang: 'sw' })
    expect((await open({ ...MARTHA, language: 'hausa', hasChosenLanguage: true })).read()).toBe('sw')
    Object.assign(document.documentElement, { dataset: { reader: 'joseph sw' }, lang: 'sw' })
    const phone = await open({ ...accounts.get('awa')!, language: 'hausa' })
    expect(phone.read()).toBe('ha')
    await isRead(phone, 'fr')
    expect(phone.getSession()?.user.language).toBe('french')
  })
})

describe('a choice', () => {
  test('is written to the account of who chose, once', async () => {
    const phone = await open(MARTHA)
    await phone.chooseLanguage('sw')
    await waitFor(() => expect(written).toEqual([{ id: 'martha', language: 'swahili' }]))
    await waitFor(() =>
      expect(phone.getSession()?.user).toMatchObject({ language: 'swahili', hasChosenLanguage: true }),
    )
    await settled()
    expect(written).toHaveLength(1)
    expect(memory.get('preferred-language')).toBe('sw')
  })

  test('that nobody signed in made is the phone’s, and turns no account', async () => {
    const phone = await open()
    await phone.chooseLanguage('sw')
    phone.signIn(accounts.get('awa')!)
    await isRead(phone, 'fr')
    await settled()
    expect(written).toEqual([])
  })

  test('is written when the connection is back, and not to who signs in meanwhile', async () => {
    network.onLine = false
    const phone = await open(MARTHA)
    await phone.chooseLanguage('sw')
    expect((await open(MARTHA)).read()).toBe('sw')
    network.onLine = true
    const later = await open(accounts.get('awa'))
    await settled()
    expect(written).toEqual([])
    later.signIn(MARTHA)
    await waitFor(() => expect(written).toEqual([{ id: 'martha', language: 'swahili' }]))
  })

  test('that failed is tried again', async () => {
    isBroken = true
    const phone = await open(MARTHA)
    await phone.chooseLanguage('sw')
    await settled()
    expect(memory.get('pending-language')).toBe('martha swahili')
    isBroken = false
    await phone.chooseLanguage('sw')
    await waitFor(() => expect(written).toEqual([{ id: 'martha', language: 'swahili' }]))
    await waitFor(() => expect(memory.has('pending-language')).toBe(false))
  })
})

describe('where the phone and the account differ', () => {
  const asked = () => waitFor(() => expect(toasts).toHaveLength(1)).then(() => toasts[0]!)

  test('she is asked once, in the language that she reads', async () => {
    memory.set('preferred-language', 'sw')
    await open(accounts.get('awa'))
    const { title, choices } = await asked()
    expect(title).toMatch(/^Quelle langue/)
    expect(choices?.map(({ label }) => label)).toEqual(['Français', 'Kiswahili'])
    choices![0]!.choose()
    await waitFor(() => expect(written).toEqual([{ id: 'awa', language: 'french' }]))
    await open(accounts.get('awa'))
    await settled()
    expect(toasts).toHaveLength(1)
  })

  test('her answer is read at once, and is the account’s', async () => {
    memory.set('preferred-language', 'sw')
    const phone = await open(accounts.get('awa'))
    ;(await asked()).choices![1]!.choose()
    await waitFor(() => expect(written).toEqual([{ id: 'awa', language: 'swahili' }]))
    await isRead(phone, 'sw')
  })

  test('closing it is an answer: nothing is written, and nobody is asked again', async () => {
    memory.set('preferred-language', 'sw')
    await open(accounts.get('awa'))
    ;(await asked()).onClose!()
    await open(accounts.get('awa'))
    await settled()
    expect(toasts).toHaveLength(1)
    expect(written).toEqual([])
  })

  test('nobody is asked about a language that is offered no more', async () => {
    memory.set('preferred-language', 'sw')
    withheld = ['fr']
    await open(accounts.get('awa'))
    await settled()
    expect(toasts).toEqual([])
  })

  test('the shared account of a demo is never asked about', async () => {
    memory.set('preferred-language', 'sw')
    const demo = { ...MARTHA, id: DEMO_USERS.farmer }
    accounts.set(demo.id, demo)
    expect((await open(demo)).read()).toBe('sw')
    await settled()
    expect(toasts).toEqual([])
    expect(written).toEqual([])
  })
})

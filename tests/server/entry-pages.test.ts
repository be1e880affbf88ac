import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pino from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { withholdLanguages } from '#domain/people/language/served-languages.ts'
import { ENTRY_PATHS } from '#domain/sync/entry-pages.ts'
import { createApp } from '#server/app.ts'
import type { Files } from '#server/program-files.ts'
import { village } from '../village.ts'

/** Says what it was asked, and the notice that everybody is told; what the client's bundle does at length. */
const BUNDLE = `let drawings = 0
globalThis.drawEntry = async (asked, answering) => {
  const { path, language, name } = JSON.parse(asked)
  if (name === 'Broken') throw new Error('no drawing')
  const { user } = JSON.parse(await answering(JSON.stringify({ path: name === 'Curious' ? 'farmer.crops.list' : 'auth.status' })))
  drawings += 1
  const html = '<h1 style="width:25%">' + [path, language, name, user, drawings].join(' ') + '</h1><form><input/><button type="submit">Go</button></form>'
  return JSON.stringify({ html, title: language === 'fr' ? 'Entrer & lire' : 'Enter' })
}`
const SHELL = '<html lang="en"><head><title>Kuu</title><link rel="stylesheet" href="/s.css"></head><body><div id="root"></div><script type="module" src="/a.js"></script></body></html>' // biome-ignore format: one row

const files = (named: Record<string, string>): Files => ({
  names: () => Object.keys(named),
  read: (name) => (named[name] === undefined ? null : Buffer.from(named[name])),
})

function site() {
  const { db, sessions, people, clock, person, as } = village()
  const app = createApp({
    db,
    now: () => clock.now,
    log: pino({ level: 'silent' }),
    auth: sessions,
    version: 'test',
    config: { demo: false, trustProxy: false, origin: null, pushHosts: [], rateLimit: null },
    client: files({ 'app.html': SHELL, 's.css': 'h1{margin:0}' }),
    drawings: files({ 'screens.js': BUNDLE, 'style.css': 'form{gap:2px}.dialog{top:0}' }),
    uploadsFolder: join(tmpdir(), 'kuu-no-uploads'),
  })
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers })
    return { answer, page: await answer.clone().text() }
  }
  return { app, open, sessions, people, person, as }
}
let at = site()
beforeEach(() => {
  at = site()
})

describe('a page by which somebody comes in', () => {
  test.each(ENTRY_PATHS)('is drawn in the language of the browser, and says so: %s', async (path) => {
    const { answer, page } = await at.open(path, { 'accept-language': 'xx, sw-KE;q=0.8, fr;q=0.3' })
    expect(page).toContain(`${path} sw`)
    expect(page).toContain('<html lang="sw">')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect((await at.open(path)).page).toContain(`${path} en`)
  })

  test('is in the language that a link asks for, and in no other from then on', async () => {
    const { answer, page } = await at.open('/login?lang=am', { 'accept-language': 'fr' })
    expect(page).toContain('/login am')
    const cookie = answer.headers.get('set-cookie')!
    expect(cookie).toMatch(/^language=am; Path=\/;/)
    // What sets a cookie is kept by no cache.
    const later = await at.open('/register', { 'accept-language': 'fr', cookie: cookie.split(';')[0]! })
    expect(later.page).toContain('/register am')
    expect((await at.open('/login?lang=tlh', { 'accept-language': 'fr' })).page).toContain('/login fr')
  })

  test('is in the language of the account of who is signed in, and shows nothing of her', async () => {
    const awa = at.person('farmer', { fullName: 'Awa', language: 'french', hasChosenLanguage: true })
    const { cookies } = await at.sessions.open(awa.id)
    const { page } = await at.open('/select', { cookie: cookies[0]!.split(';')[0]!, 'accept-language': 'sw' })
    expect(page).toContain('/select fr')
    expect(page).not.toContain('Awa')
    expect(page).not.toContain('data-reader')
  })

  test('is in the next language of who reads one that is offered no more', async () => {
    withholdLanguages(['am'])
    const headers = { 'accept-language': 'am, sw;q=0.5', cookie: 'language=am' }
    const [link, account] = [await at.open('/login?lang=am', headers), await at.open('/login', headers)]
    withholdLanguages([])
    expect(link.page).toContain('/login sw')
    expect(link.answer.headers.get('set-cookie')).toBeNull()
    expect(account.page).toContain('/login sw')
  })

  test('of a language with only a few words is called English', async () => {
    const { page } = await at.open('/select', { cookie: 'language=bsq' })
    expect(page).toContain('/select bass')
    expect(page).toContain('<html lang="en">')
  })

  test('has its title in the language, and takes no touch before the app is there', async () => {
    const { page } = await at.open('/login', { 'accept-language': 'fr' })
    expect(page).toContain('<title>Entrer &amp; lire · Kuu</title>')
    expect(page).toContain('<input disabled/><button disabled type="submit">')
  })

  test('names its one style in its policy, and has no style attribute', async () => {
    const { answer, page } = await at.open('/login')
    const [, style] = /<style>(.*?)<\/style>/.exec(page)!
    const hash = `'sha256-${createHash('sha256').update(style!).digest('base64')}'`
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${hash};`)
    expect(page).not.toContain(' style=')
    // Also the rules of what the app loads with this screen alone, and none that it is not drawn with.
    expect(style).toMatch(/^h1\{margin:0\}form\{gap:2px\}/)
    expect(style).not.toContain('.dialog')
  })

  test('is drawn once in a language, and a browser that has it is not sent it again, nor another language by mistake', async () => {
    const [french, swahili] = ['fr', 'sw'].map((language) => ({ 'accept-language': language, 'accept-encoding': 'br' }))
    const first = await at.open('/login', french)
    const etag = first.answer.headers.get('etag')!
    const packed = Buffer.from(await first.answer.arrayBuffer())
    expect(brotliDecompressSync(packed).toString()).toContain('/login fr   1')
    expect((await at.open('/login', { ...french, 'if-none-match': etag })).answer.status).toBe(304)
    const other = await at.open('/login', { ...swahili, 'if-none-match': etag })
    expect(other.answer.status).toBe(200)
    expect(other.answer.headers.get('etag')).not.toBe(etag)
    expect((await at.open('/login', { 'accept-language': 'fr' })).page).toContain('/login fr   1')
  })

  test('is drawn anew when the platform has another name', async () => {
    await at.open('/login')
    await at.as(at.people.ruth).admin.settings.platform.change({ name: 'Mavuno' })
    expect((await at.open('/login')).page).toContain('/login en Mavuno')
  })

  test.each(['Broken', 'Curious'])(
    'that cannot be drawn is the app’s page (%s), and the next one is drawn',
    async (name) => {
      const settings = at.as(at.people.ruth).admin.settings.platform
      await settings.change({ name })
      const { answer, page } = await at.open('/login')
      expect([answer.status, page.includes('data-drawn')]).toEqual([200, false])
      await settings.change({ name: 'Mavuno' })
      expect((await at.open('/login')).page).toContain('data-drawn')
    },
  )
})

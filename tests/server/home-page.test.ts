import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import type { User } from '#domain/people/session.schema.ts'
import { createApp } from '#server/app.ts'
import { type Files, filesIn } from '#server/program-files.ts'
import { village } from '../village.ts'

/** Draws whom it is for, in which language and window, with her crops; what the client's bundle does at length. */
const BUNDLE = `globalThis.drawHome = async (asked, answering) => {
  const { user, language, isWide } = JSON.parse(asked)
  if (user.fullName === 'Nobody') throw new Error('no drawing')
  const path = 'farmer.crops.list'
  const crops = JSON.parse(await answering(JSON.stringify({ path, input: { farmerId: user.id } })))
  const html = '<h1 style="width:25%">' + [user.fullName, language, isWide].join(' ') + '</h1>' +
    crops.map(({ crop }) => '<p style="width:25%">' + crop.name + '</p>').join('') + '<i style="--x:&quot;y&quot;"></i>'
  return JSON.stringify({ html, answers: [{ key: [path.split('.'), { type: 'query' }], data: crops }] })
}`
const SHELL = '<html lang="en"><head><link rel="stylesheet" crossorigin href="/s.css"></head><body><div id="root"></div><script type="module" src="/a.js"></script></body></html>' // biome-ignore format: one row

const files = (named: Record<string, string>): Files => ({
  names: () => Object.keys(named),
  read: (name) => (named[name] === undefined ? null : Buffer.from(named[name])),
})

const { db, sessions, people, clock, person } = village()
const installed = ({ demo = false, rateLimit = null as number | null } = {}) =>
  createApp({
    db,
    now: () => clock.now,
    monotonic: () => clock.now.getTime(),
    log: pino({ level: 'silent' }),
    auth: sessions,
    version: 'test',
    config: { demo, trustProxy: false, origin: null, pushHosts: [], rateLimit },
    client: files({ 'app.html': SHELL, 's.css': 'h1{margin:0}.dialog{top:0}' }),
    drawings: files({ 'screens.js': BUNDLE }),
    uploadsFolder: join(tmpdir(), 'kuu-no-uploads'),
  })
const app = installed()

async function homeOf(user: User | null, headers: Record<string, string> = {}, at = app) {
  const { cookies } = user ? await sessions.open(user.id) : { cookies: [] }
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  const answer = await at.request('/farmer', { headers: { ...(cookie && { cookie }), ...headers } })
  return { answer, page: await answer.clone().text() }
}
const broughtBy = (page: string) =>
  JSON.parse(/<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(page)![1]!)

describe('the home of a farmer', () => {
  test('is drawn with her answers, which no cache keeps', async () => {
    const { answer, page } = await homeOf(people.martha)
    expect(page).toContain('<div id="root"><div data-drawn><h1 data-s="0">Martha Kollie en false</h1>')
    const { userId, cursor, answers } = broughtBy(page)
    expect(userId).toBe('martha')
    expect(answers[0].data.map(({ id }: { id: string }) => id)).toContain('plot')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // What changes after the drawing is told from its cursor on.
    const told = await village().as(people.martha).farmer.sync.changes({ cursor })
    expect(told.isReset).toBe(false)
  })

  test('names its one style in its policy, and has no style attribute, which the policy forbids', async () => {
    const { answer, page } = await homeOf(people.martha)
    const [, style] = /<style>(.*?)<\/style>/.exec(page)!
    const hash = `'sha256-${createHash('sha256').update(style!).digest('base64')}'`
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${hash};`)
    expect(page).not.toContain(' style=')
    expect(style).toContain(':root [data-s="0"][data-s]:not(#\\#){width:25%}')
    expect(style).toContain('{--x:"y"}')
  })

  test('has the rules that it is drawn with, and asks for the whole sheet and the scripts after its content, before the answers', async () => {
    const { page } = await homeOf(people.martha)
    expect(/<style>(.*?)<\/style>/.exec(page)![1]).toMatch(/^h1\{margin:0\}#root/)
    expect(page).not.toContain('.dialog')
    const parts = ['<style>', 'Martha Kollie', 'href="/s.css"', 'src="/a.js"', 'first-answers', '</body>']
    expect(parts.map((part) => page.indexOf(part))).toEqual(parts.map((part) => page.lastIndexOf(part)).sort((a, b) => a - b)) // biome-ignore format: one thought
    expect(page.match(/<link|<script type="module"/g)).toHaveLength(2)
  })

  test('is shown by a phone on which she is signed in, and by no other', async () => {
    const { page } = await homeOf(people.martha)
    expect(page).toContain(':root:not([data-user="martha"]) [data-drawn]:not(#\\#){display:none}')
  })

  test('is in the language of her account; without one, that of her phone, then of her browser', async () => {
    const french = person('farmer', { fullName: 'Awa', language: 'french', hasChosenLanguage: true })
    const english = person('farmer', { fullName: 'Joe', hasChosenLanguage: true })
    const swahili = { 'accept-language': 'xx, sw-KE;q=0.8, fr;q=0.3' }
    expect((await homeOf(french, swahili)).page).toContain('Awa fr false')
    expect((await homeOf(english, swahili)).page).toContain('Joe en false')
    const { page, answer } = await homeOf(people.martha, swahili)
    expect(page).toContain('Martha Kollie sw false')
    expect(page).toContain('<html lang="sw">')
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    const { cookies } = await sessions.open('martha')
    const chosen = { cookie: `${cookies[0]!.split(';')[0]}; language=bsq` }
    const drawn = await app.request('/farmer', { headers: { ...swahili, ...chosen } })
    expect(await drawn.text()).toContain('Martha Kollie bass false')
  })

  test('names whose account has the language, so that a phone which knows an older one follows', async () => {
    const french = person('farmer', { id: 'awa', fullName: 'Awa', language: 'french', hasChosenLanguage: true })
    expect((await homeOf(french)).page).toContain('<html lang="fr" data-reader="awa fr">')
  })

  test('is as wide as its window', async () => {
    expect((await homeOf(people.martha, { 'sec-ch-ua-mobile': '?0' })).page).toContain('Martha Kollie en true')
  })

  test('is packed for who takes that, and cannot end its script', async () => {
    db.$client.prepare("update farmer_crops set notes = '</script><b>' where id = 'plot'").run()
    const { answer } = await homeOf(people.martha, { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const page = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(page).not.toContain('</script><b>')
    expect(broughtBy(page).answers[0].data.find(({ id }: { id: string }) => id === 'plot').notes).toBe('</script><b>')
  })
})

describe('the app’s page alone is answered', () => {
  test('to a visitor, to staff, and to who sends a dead session', async () => {
    for (const user of [null, people.hawa, people.ruth]) expect((await homeOf(user)).page).toBe(SHELL)
    expect((await homeOf(null, { cookie: 'kuu_session=gone' })).page).toBe(SHELL)
  })

  test('for every other screen', async () => {
    const { token } = await sessions.open('martha')
    const crops = await app.request('/crops', { headers: { authorization: `Bearer ${token}` } })
    expect(await crops.text()).toBe(SHELL)
  })

  test('where the drawing fails, and the next one is drawn again', async () => {
    expect((await homeOf(person('farmer', { fullName: 'Nobody' }))).page).toBe(SHELL)
    expect((await homeOf(people.martha)).page).toContain('data-drawn')
  })

  test('when her calls of the minute are used up: a drawing counts as ten', async () => {
    const limited = installed({ rateLimit: 25 })
    const pages = []
    for (let visit = 0; visit < 3; visit += 1) pages.push((await homeOf(people.joseph, {}, limited)).page)
    expect(pages.map((page) => page.includes('data-drawn'))).toEqual([true, true, false])
  })

  test('where the client was built without drawings', async () => {
    const bare = createApp({ db, now: () => clock.now, log: pino({ level: 'silent' }), auth: sessions, version: 'test', config: { demo: false, trustProxy: false, origin: null, pushHosts: [], rateLimit: null }, client: files({ 'app.html': SHELL }), drawings: filesIn(join(tmpdir(), 'kuu-no-drawings')), uploadsFolder: join(tmpdir(), 'kuu-no-uploads') }) // biome-ignore format: one row
    expect((await homeOf(people.martha, {}, bare)).page).toBe(SHELL)
  })
})

test('in a demo a visitor sees the home of its farmer; without one there is the app’s page', async () => {
  const demo = installed({ demo: true })
  expect((await homeOf(null, {}, demo)).page).toBe(SHELL)
  person('farmer', { id: '00000000-0000-4000-8000-000000000001', fullName: 'Martha of the demo' })
  const { page } = await homeOf(null, {}, demo)
  expect(page).toContain('Martha of the demo')
  expect(page).not.toContain('display:none')
})

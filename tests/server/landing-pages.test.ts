import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { TRANSLATED_LANGUAGES } from '#domain/operations/translations/catalogue.ts'
import { setWrittenWords } from '#domain/operations/translations/written-words.ts'
import { releasedCatalogues } from '#server/boot/catalogues.ts'
import type { Files } from '#server/program-files.ts'
import { keepWrittenWords } from '#services/operations/translations/keep-written-words.ts'
import { village } from '../village.ts'

const INDEX = '<html lang="en"><option value="bass" lang="bsq"></option><option value="sw" lang="sw" data-built="true"></option></html>' // biome-ignore format: one row
const TEMPLATE = '<h1 aria-label="{{landing.hero.more}}">{{landing.hero.title}}</h1><p class="draft">{{landing.footer.draft}}</p>' // biome-ignore format: one row
const DRAFT = 'Tafsiri hii ni rasimu, itakaguliwa.'

const files = (named: Record<string, string>): Files => ({
  names: () => Object.keys(named),
  read: (name) => (named[name] === undefined ? null : Buffer.from(named[name])),
})

function site() {
  const w = village({ client: files({ 'index.html': INDEX }), drawings: files({ 'landing.html': TEMPLATE }) })
  const look = keepWrittenWords(w.db, releasedCatalogues())
  look()
  const { save, reset } = w.as(w.people.ruth).admin.translations
  const page = async (language: string) => (await w.app.request(`/landing/${language}.json`)).json()
  return { ...w, look, save, reset, page }
}

// The words are those of the process.
afterEach(() => {
  for (const language of TRANSLATED_LANGUAGES) setWrittenWords(language, new Map())
})

test('the landing page says what was written on the desk, safely, and the release’s words again after a reset', async () => {
  const { app, save, reset, look, page } = site()
  const released = await page('sw')
  expect(released).toMatchObject({ title: 'Kuu: mavuno bora, kutoka jirani mmoja hadi mwingine' })
  expect(released.markup).toContain(DRAFT)
  const etag = (await app.request('/landing/sw.json')).headers.get('etag')!

  const hero = { language: 'sw', key: 'landing.hero.title' } as const
  await save({ ...hero, text: `Mavuno & "pamoja" '{{landing.hero.more}}'`, isReviewed: false }) // biome-ignore format: one row
  await save({ language: 'sw', key: 'landing.page.title', text: 'Kuu: pamoja', isReviewed: true })
  look()
  const written = await app.request('/landing/sw.json', { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } })
  expect([written.status, written.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(JSON.parse(brotliDecompressSync(Buffer.from(await written.arrayBuffer())).toString())).toEqual({
    ...released,
    title: 'Kuu: pamoja',
    markup: released.markup.replace(/>[^<]*<\/h1>/, '>Mavuno &amp; &quot;pamoja&quot; {{landing.hero.more}}</h1>'),
  })

  await reset(hero)
  await reset({ language: 'sw', key: 'landing.page.title' })
  look()
  expect((await app.request('/landing/sw.json', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a language that the release has no page in gets one with its first word; the rest is English, and no draft once read', async () => {
  const { app, save, look, page } = site()
  expect(await (await app.request('/')).text()).toBe(INDEX)
  expect((await app.request('/landing/bass.json')).status).toBe(404)

  const word = { language: 'bass', key: 'landing.hero.title', text: 'Ɓǎsɔ́ɔ̀' } as const
  await save({ ...word, isReviewed: false })
  look()
  expect(await (await app.request('/')).text()).toContain('<option value="bass" data-built lang="bsq">')
  const line = 'A draft translation, to be reviewed.'
  expect(await page('bass')).toMatchObject({
    title: 'Kuu: better harvests, from one neighbour to the next',
    markup: `<h1 aria-label="Learn More">Ɓǎsɔ́ɔ̀</h1><p class="draft">${line}</p>`,
  })

  await save({ ...word, isReviewed: true })
  look()
  expect((await page('bass')).markup).toBe('<h1 aria-label="Learn More">Ɓǎsɔ́ɔ̀</h1><p class="draft"></p>')
})

test.each(['kpe', 'xx', 'constructor', 'sw.html', '..%2fsw'])('there is no page %s', async (language) => {
  const { app } = site()
  expect((await app.request(`/landing/${language}.json`)).status).toBe(404)
})

describe('the whole page', () => {
  const WHOLE = '<html lang="en"><head><title>Kuu: better harvests</title><meta name="description" content="Advice"></head><body><b>Kuu</b><option value="sw" lang="sw"></option></body></html>' // biome-ignore format: one row
  const LIST = `${TEMPLATE}<select><option value="en"></option><option value="sw"></option></select>`
  const { app } = village({ client: files({ 'index.html': WHOLE }), drawings: files({ 'landing.html': LIST }) })
  const pageFor = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers })
    return { answer, html: await answer.text() }
  }

  test('is in the first of our languages that the browser accepts, for caches too', async () => {
    const { answer, html } = await pageFor('/', { 'accept-language': 'xx, sw-KE;q=0.9, fr;q=0.4' })
    expect(html).toContain('<html lang="sw"><head><title>Kuu: mavuno bora, kutoka jirani mmoja hadi mwingine')
    expect(html).toContain('<option value="sw" selected>')
    expect(html).toContain(DRAFT)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    const again = await pageFor('/', { 'accept-language': 'sw', 'if-none-match': answer.headers.get('etag')! })
    expect(again.answer.status).toBe(304)
    expect((await pageFor('/', { 'accept-language': 'de' })).html).toBe(WHOLE)
  })

  test('is in what was chosen without a script, from then on', async () => {
    const { answer, html } = await pageFor('/?lang=sw', { 'accept-language': 'fr' })
    expect(html).toContain('<html lang="sw">')
    expect(answer.headers.get('set-cookie')).toMatch(/^language=sw; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    expect((await pageFor('/', { 'accept-language': 'fr', cookie: 'language=sw' })).html).toContain('<html lang="sw">')
    const english = await pageFor('/?lang=en', { cookie: 'language=sw' })
    expect(english.html).toBe(WHOLE)
    expect(english.answer.headers.get('set-cookie')).toContain('language=en')
  })

  test('of a language that is none of ours, or has no page, is what the browser accepts', async () => {
    const { answer, html } = await pageFor('/?lang=tlh', { 'accept-language': 'sw' })
    expect(html).toContain('<html lang="sw">')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await pageFor('/?lang=kpe')).html).toBe(WHOLE)
  })
})

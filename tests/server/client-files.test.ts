import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { DEFAULT_PLATFORM } from '#domain/operations/platform.schema.ts'
import { clientFiles, clientPages } from '#server/http/client-files.ts'
import { filesIn } from '#server/program-files.ts'
import { bareApp } from './bare-app.ts'

const LANDING = '<!doctype html><title>Landing</title>'
const SHELL = '<!doctype html><title>Shell</title>'
const SCRIPT = 'console.info("Kuu")'

const around = mkdtempSync(join(tmpdir(), 'kuu-client-'))
afterAll(() => rmSync(around, { recursive: true }))
const folder = join(around, 'client')
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(around, 'secret.txt'), 'secret')
writeFileSync(join(around, 'secret.json'), '"secret"')
writeFileSync(join(folder, 'index.html'), LANDING)
writeFileSync(join(folder, 'app.html'), SHELL)
writeFileSync(join(folder, 'notes.md'), 'not of a type that is served')
writeFileSync(join(folder, 'assets/main-1a2b.js'), SCRIPT)
writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(SCRIPT))
const app = bareApp().route('/', clientFiles(clientPages(filesIn(folder))))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test.each([
  ['/', LANDING],
  ['/select', SHELL],
  ['/farmer', SHELL],
  ['/courses/7f3k', SHELL],
  ['/courses/7.5/lessons', SHELL],
])('the page %s', async (path, html) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([200, html])
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test.each<[accept: string, status: number]>([
  ['application/json', 404],
  // As axios sends it.
  ['application/json, text/plain, */*', 404],
  ['text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8', 200],
  ['*/*', 200],
])('who asks for data with %j at an address without any gets no page', async (accept, status) => {
  expect((await get('/nowhere', { accept })).status).toBe(status)
})

test('an asset is cached for good, a page is revalidated', async () => {
  const asset = await get('/assets/main-1a2b.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript')
})

test.each(['/', '/farmer', '/assets/main-1a2b.js'])('%s is not sent again to a browser that has it', async (path) => {
  const etag = (await get(path)).headers.get('etag')!
  expect(etag).toMatch(/^"[\w-]{12}"$/)
  const again = await get(path, { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('each encoding of a file has an ETag of its own (RFC 9110, 8.8.3)', async () => {
  const etags = await Promise.all(
    ['', 'gzip', 'br'].map(async (each) => (await get('/assets/main-1a2b.js', { 'accept-encoding': each })).headers.get('etag')), // biome-ignore format: one row
  )
  expect(etags).toEqual([etags[0], etags[0]!.replace(/"$/, '-gzip"'), etags[0]!.replace(/"$/, '-br"')])
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
  ['', null, (bytes: Buffer) => bytes],
  ['br;q=0', null, (bytes: Buffer) => bytes],
])('who accepts %j gets %s', async (accepted, encoding, unpack) => {
  const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT)
})

test.each(['/assets/gone-1a2b.js', '/favicon.ico', '/notes.md', '/assets/main-1a2b.js.br', '/assets/', '/app.htm'])(
  '%s does not exist, and gets a page only if it could be one',
  async (path) => {
    const answer = await get(path)
    const html = path.endsWith('/')
    expect([answer.status, (await answer.text()) === SHELL]).toEqual(html ? [200, true] : [404, false])
  },
)

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.json',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%00../secret.txt',
  '//secret.txt',
  '/..%2fsecret',
  '/%ff%2fsecret.txt',
])('%s never leaves the folder', async (path) => {
  const answer = await get(path)
  expect(await answer.text()).not.toContain('secret')
  expect(answer.status).toBe(404)
})

test('without a built client there are no files', async () => {
  expect(
    (
      await bareApp()
        .route('/', clientFiles(clientPages(filesIn(join(around, 'nowhere')))))
        .request('/')
    ).status,
  ).toBe(404)
})

test('pages say what the platform says of itself, safely; nothing is filled where it says nothing', async () => {
  const empty = { name: null, phone: null, email: null, address: null, language: null, place: null, notice: null, withheldLanguages: [] } // biome-ignore format: one row
  const html =
    '<html lang="en"><title>Kuu: harvests</title><b>Kuu</b><p class="notice"></p><p class="contact"></p></html>'
  const filledFolder = join(around, 'filled')
  mkdirSync(filledFolder)
  writeFileSync(join(filledFolder, 'index.html'), html)
  writeFileSync(join(filledFolder, 'index.html.br'), brotliCompressSync(html))
  let platform: Parameters<typeof clientPages>[1] extends (() => infer P) | undefined ? P : never = empty
  const filling = bareApp().route('/', clientFiles(clientPages(filesIn(filledFolder), () => platform)))
  const plain = await filling.request('/')
  expect(await plain.text()).toBe(html)

  platform = { ...empty, name: 'Susu & "Sons"', phone: '+231 77', email: 'a@b.org', notice: '<script>1</script>', language: 'swahili' } // biome-ignore format: one row
  const filled = await filling.request('/')
  expect(await filled.text()).toBe(
    '<html data-name="Susu &amp; &quot;Sons&quot;" data-language="sw" lang="en"><title>Susu &amp; &quot;Sons&quot;: harvests</title><b>Susu &amp; &quot;Sons&quot;</b><p class="notice">&lt;script&gt;1&lt;/script&gt;</p><p class="contact"><a href="tel:+23177">+231 77</a> · <a href="mailto:a@b.org">a@b.org</a></p></html>',
  )
  expect(filled.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  const packed = await filling.request('/', { headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('Susu')

  platform = empty
  expect(await (await filling.request('/')).text()).toBe(html)
})

test('a language that is offered no more is not in the list of the landing page, nor a group without any', async () => {
  const html =
    '<html lang="en"><select><option value="en" lang="en">English</option><optgroup label="Draft"><option value="am" lang="am" data-built="true">አማርኛ</option></optgroup></select></html>'
  const folder = join(around, 'withheld')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), html)
  const platform = {
    ...DEFAULT_PLATFORM,
    notice: null,
    language: 'amharic' as const,
    withheldLanguages: ['am' as const],
  }
  const page = await bareApp()
    .route('/', clientFiles(clientPages(filesIn(folder), () => platform)))
    .request('/')
  expect(await page.text()).toBe(
    '<html data-withheld="am" lang="en"><select><option value="en" lang="en">English</option></select></html>',
  )
})

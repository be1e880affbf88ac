import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import type { LanguageId } from '#domain/languages.ts'
import { DEFAULT_PLATFORM, type PublicPlatform } from '#domain/operations/platform.schema.ts'
import { NO_LANDING } from '../landing/landing-pages.ts'
import type { Files } from '../program-files.ts'
import { accepts, type Encoding } from './encodings.ts'
import type { ServerEnv } from './env.ts'
import { type ClientFile, createFilledPages, etagOf } from './filled-page.ts'
import { askedLanguage, browserLanguage, VARIES } from './page-language.ts'
import { send, standardHeaders } from './respond.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  // Without a charset, which is that of the page: 15 bytes of each file of a first visit.
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.jsonl': 'application/jsonl',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

export type ClientPages = ReturnType<typeof clientPages>

/** The built client: '/' is the landing page, every other page is the app's shell. A file is read with its first use. */
export function clientPages(
  built: Files,
  platformOf: () => PublicPlatform = () => ({ ...DEFAULT_PLATFORM, notice: null, withheldLanguages: [] }),
  landing = NO_LANDING,
) {
  const fileAt = filesByPath(built)
  const filled = createFilledPages(platformOf, landing.written)
  const fileFor = (path: string) => {
    const named = path === '/' ? '/index.html' : path
    const found = fileAt(named) ?? landing.fileFor(path) ?? (isPage(path) ? fileAt('/app.html') : undefined)
    return found?.isPage ? filled(found) : found
  }
  /** The landing page in a language, where it has one. */
  const landingIn = (language: LanguageId | null) => {
    const english = fileAt('/index.html')
    const page = english && (language ? (landing.pageIn(language, english) ?? english) : english)
    return page && filled(page)
  }
  return {
    fileFor,
    landingIn,
    /** The app's page, which its screens are drawn into. */
    shell: () => fileFor('/app.html')?.plain.toString('utf8') ?? '',
  }
}

/** Answers each file of the client, in the encodings that it was built in. */
export const clientFiles = ({ fileFor, landingIn }: ClientPages) =>
  new Hono<ServerEnv>().get('*', (c) => {
    const isLanding = c.req.path === '/'
    const file = isLanding ? landingIn(askedLanguage(c) ?? browserLanguage(c)) : fileFor(c.req.path)
    if (!file || (file.isPage && asksForData(c.req.header('accept')))) return c.notFound()
    return sendFile(c, file, isLanding ? VARIES : 'Accept-Encoding')
  })

/** Sends a file in an encoding that the browser takes, or tells it that what it has is still the same. */
export function sendFile(c: Context<ServerEnv>, file: ClientFile, vary: string) {
  const [encoding, body] = encoded(file, c.req.header('accept-encoding'))
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  const headers = {
    ETag: etag,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: vary,
  }
  if (c.req.header('if-none-match')?.includes(etag))
    return send(c, { status: 304, headers: { ...standardHeaders(c, null), ...headers }, body: null })
  const whole = { ...standardHeaders(c, file.type), ...headers, 'Content-Type': file.type }
  return send(c, { status: 200, headers: encoding ? { ...whole, 'Content-Encoding': encoding } : whole, body })
}

/** A program that asks for data at an address that has none must not take a page for it. */
const asksForData = (accept = '') => accept.includes('application/json') && !accept.includes('text/html')

/**
 * A page has no file ending; '/assets/gone.js' of an older build must fail and not be answered with HTML. Below /hooks
 * providers call, and no page is.
 */
const isPage = (path: string) => extname(path) === '' && !/^\/hooks(?:\/|$)/.test(path)

function encoded({ plain, br, gzip }: ClientFile, accepted: string | undefined): [Encoding | null, Buffer] {
  if (br && accepts(accepted, 'br')) return ['br', br]
  if (gzip && accepts(accepted, 'gzip')) return ['gzip', gzip]
  return [null, plain]
}

/** Only names that the build has are looked for, so that no path leads elsewhere. */
function filesByPath(built: Files) {
  const names = new Set(built.names().filter((name) => extname(name) in TYPES))
  const read = new Map<string, ClientFile>()
  return (path: string): ClientFile | undefined => {
    const name = path.slice(1)
    if (!names.has(name)) return undefined
    const file = read.get(name) ?? readFile(built, name)
    read.set(name, file)
    return file
  }
}

function readFile(built: Files, name: string): ClientFile {
  const plain = built.read(name)!
  return {
    type: TYPES[extname(name)]!,
    etag: etagOf(plain),
    isPage: extname(name) === '.html',
    immutable: name.startsWith('assets/'),
    plain,
    br: built.read(`${name}.br`),
    gzip: built.read(`${name}.gz`),
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Hono } from 'hono'
import { DEFAULT_PLATFORM, type PublicPlatform } from '#domain/operations/platform.schema.ts'
import type { ServerEnv } from '../env.ts'
import { accepts } from './encodings.ts'
import { type ClientFile, createFilledPages, etagOf } from './filled-page.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** The built client, read once into memory: '/' is the landing page, every other page is the app's shell. */
export function clientFiles(
  folder: string,
  platformOf: () => PublicPlatform = () => ({ ...DEFAULT_PLATFORM, notice: null }),
) {
  const files = readFiles(folder)
  const filled = createFilledPages(platformOf)
  const app = new Hono<ServerEnv>()
  app.get('*', (c) => {
    const found =
      files.get(c.req.path === '/' ? '/index.html' : c.req.path) ??
      (isPage(c.req.path) ? files.get('/app.html') : undefined)
    if (!found) return c.notFound()
    const file = found.isPage ? filled(found) : found
    c.header('ETag', file.etag)
    c.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('Vary', 'Accept-Encoding')
    if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304)
    const [encoding, bytes] = encoded(file, c.req.header('accept-encoding'))
    if (encoding) c.header('Content-Encoding', encoding)
    c.header('Content-Type', file.type)
    return c.body(new Uint8Array(bytes))
  })
  return app
}

/** A page has no file ending; '/assets/gone.js' of an older build must fail and not be answered with HTML. */
const isPage = (path: string) => extname(path) === ''

function encoded({ plain, br, gzip }: ClientFile, accepted: string | undefined): [string | null, Buffer] {
  if (br && accepts(accepted, 'br')) return ['br', br]
  if (gzip && accepts(accepted, 'gzip')) return ['gzip', gzip]
  return [null, plain]
}

function readFiles(folder: string): Map<string, ClientFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) in TYPES)
  return new Map(
    names.map((name) => {
      const path = join(folder, name)
      const plain = readFileSync(path)
      return [
        `/${name.split(sep).join('/')}`,
        {
          type: TYPES[extname(name)]!,
          etag: etagOf(plain),
          isPage: extname(name) === '.html',
          immutable: name.startsWith('assets'),
          plain,
          br: readIfThere(`${path}.br`),
          gzip: readIfThere(`${path}.gz`),
        },
      ]
    }),
  )
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : null)

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Hono } from 'hono'
import type { ServerEnv } from '../env.ts'
import { accepts } from './encodings.ts'

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

type ClientFile = {
  type: string
  etag: string
  immutable: boolean
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

/** The built client, read once into memory: '/' is the landing page, every other page is the app's shell. */
export function clientFiles(folder: string) {
  const files = readFiles(folder)
  const app = new Hono<ServerEnv>()
  app.get('*', (c) => {
    const file =
      files.get(c.req.path === '/' ? '/index.html' : c.req.path) ??
      (isPage(c.req.path) ? files.get('/app.html') : undefined)
    if (!file) return c.notFound()
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
          etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
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

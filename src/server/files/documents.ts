import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono, type Context as HonoContext } from 'hono'
import { findDocument } from '#db/queries/support/documents.ts'
import { problem } from '#domain/problem.ts'
import { documentInput } from '#domain/support/documents/document.schema.ts'
import { DOCUMENT_MEDIA, documentType, MAX_DOCUMENT_BYTES } from '#domain/support/documents/document-type.ts'
import { addDocument } from '#services/support/documents/documents.ts'
import { writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { asUser, bodyPartsOf, type FileRoutes } from './access.ts'
import { dispositionOf } from './disposition.ts'
import { storeBytes } from './media/store-bytes.ts'

const TEAM = ['extension_agent', 'admin'] as const
/** What a form has around its file. */
const FORM_BYTES = 64 * 1024

/** The paths of the bytes of documents: a form with `file`, or the bytes as they are with the rest in the query. */
export function documents({ contextOf, folder }: FileRoutes) {
  const routes = new Hono<ServerEnv>()

  routes.post('/documents', async (c) => {
    const { db, now, requestId, user } = asUser(await contextOf(c), TEAM)
    const sent = await read(c)
    if (sent === 'tooLarge') return c.json({ message: 'A document may have 10 MB', code: 'PAYLOAD_TOO_LARGE' }, 413)
    const { data: said, error } = documentInput.safeParse(sent.fields)
    if (!said) return c.json({ message: error.issues[0]!.message, code: 'BAD_REQUEST' }, 400)
    if (sent.bytes.length === 0) return c.json({ message: 'Send a file', code: 'BAD_REQUEST' }, 400)
    const type = documentType(sent.bytes, said.name)
    if (!type) return c.json({ message: WRONG_TYPE, code: 'UNSUPPORTED_MEDIA_TYPE' }, 415)
    const hash = await storeBytes(folder, sent.bytes)
    const row = { ...said, type, hash, bytes: sent.bytes.length }
    const audit = { actor: user, action: 'agent.documents.add', requestId }
    return c.json(writeFor({ db, now, request: null, audit })((tx) => addDocument(tx, row, { user, now }), { table: 'documents' })) // biome-ignore format: one sentence
  })

  routes.get('/documents/:id', async (c) => {
    const { db } = asUser(await contextOf(c), TEAM)
    const found = findDocument(db, c.req.param('id'))
    if (!found || !existsSync(join(folder, found.hash))) throw problem('notFound')
    c.header('Content-Type', DOCUMENT_MEDIA[found.type])
    c.header('Content-Disposition', dispositionOf('attachment', found.name, found.type))
    c.header('Content-Length', String(found.size))
    c.header('Cache-Control', 'private, no-store')
    const stream = Readable.toWeb(createReadStream(join(folder, found.hash)))
    return c.body(stream as ReadableStream<Uint8Array<ArrayBuffer>>)
  })
  return routes
}

const WRONG_TYPE = 'Send a PDF, DOC, DOCX, TXT, MD, XLSX, XLS or CSV file that is what its name says'

type Sent = { bytes: Uint8Array; fields: Record<string, unknown> }

/** The bytes and the fields of a request, at most 10 MB of bytes. */
async function read(c: HonoContext<ServerEnv>): Promise<Sent | 'tooLarge'> {
  const type = c.req.header('content-type') ?? ''
  const isForm = type.toLowerCase().startsWith('multipart/form-data')
  const body = await wholeBody(c, MAX_DOCUMENT_BYTES + (isForm ? FORM_BYTES : 0))
  if (!body) return 'tooLarge'
  if (!isForm) return { bytes: body, fields: c.req.query() }
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => new FormData())
  const file = form.get('file')
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
  if (bytes.length > MAX_DOCUMENT_BYTES) return 'tooLarge'
  const { file: _, ...fields } = Object.fromEntries(form)
  return { bytes, fields: { name: file instanceof File ? file.name : '', ...fields } }
}

/** The whole body, or null where it is larger than `most`; no more of it is read then. */
async function wholeBody(c: HonoContext<ServerEnv>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bodyPartsOf(c)) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

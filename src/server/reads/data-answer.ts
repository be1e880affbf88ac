import type { IncomingMessage } from 'node:http'
import { OWN_HEADER } from '#domain/sync/own-answer.ts'
import { type Compressor, isWorthCompressing } from '../http/compression.ts'
import { accepts } from '../http/encodings.ts'
import { securityHeadersOf } from '../http/security.ts'

/**
 * An answer: names and values of headers in turn, as node writes them, and the body. Node sends text in one piece with
 * its head, and bytes in two.
 */
export type Made = { headers: string[]; body: Buffer | string }

type Form = { isSecure: boolean; vary: string; compressed: Compressor }

/** An answer of JSON with the headers that every one has; in brotli where it is worth it and who asks takes it. */
export async function dataAnswer(
  request: IncomingMessage,
  text: string,
  { isSecure, vary, compressed }: Form,
): Promise<Made> {
  const isPlain = !isWorthCompressing(text) || !accepts(request.headers['accept-encoding'] as string, 'br')
  const body = isPlain ? text : await compressed(Buffer.from(text))
  const headers = [
    ...(isSecure ? SECURE_HEADERS : PLAIN_HEADERS),
    ...['Vary', vary],
    ...(isPlain ? [] : ['Content-Encoding', 'br']),
  ]
  return { headers, body }
}

const headersOf = (isSecure: boolean) => [OWN_HEADER, '1', 'Content-Type', 'application/json', ...securityHeadersOf(isSecure, 'data').flat()] // biome-ignore format: names and values
const SECURE_HEADERS = headersOf(true)
const PLAIN_HEADERS = headersOf(false)

/** How long a body is, as a header. */
export const lengthOf = (body: Made['body']) => ['Content-Length', String(Buffer.byteLength(body))]

/** Whether an answer to a request is for one user, and stored nowhere. */
export const hasSession = ({ headers: { authorization, cookie } }: IncomingMessage) =>
  authorization !== undefined || (cookie?.includes('kuu_session=') ?? false)

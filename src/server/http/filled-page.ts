import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LANGUAGE_IDS, LANGUAGES } from '#domain/languages.ts'
import type { PublicPlatform } from '#domain/operations/platform.schema.ts'

export type ClientFile = {
  type: string
  etag: string
  isPage: boolean
  immutable: boolean
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

/** The product's name as the build writes it. */
const BUILT_NAME = 'Kuu'

/**
 * Answers the pages with what the platform says of itself: its name in the title, its contact at the landing's foot, the
 * notice of a demo, and the language of visitors whose browser names none of ours. Filled once for each change.
 */
export function createFilledPages(platformOf: () => PublicPlatform) {
  let key = '{}'
  const filled = new Map<ClientFile, ClientFile>()
  return (file: ClientFile): ClientFile => {
    const platform = platformOf()
    if (!saysAnything(platform)) return file
    const now = JSON.stringify(platform)
    if (now !== key) filled.clear()
    key = now
    const known = filled.get(file) ?? asFile(file, fill(file.plain.toString('utf8'), platform))
    filled.set(file, known)
    return known
  }
}

const saysAnything = ({ name, phone, email, address, language, notice }: PublicPlatform) =>
  [name, phone, email, address, language, notice].some((value) => value !== null)

function fill(html: string, { name, phone, email, address, language, notice }: PublicPlatform) {
  const id = LANGUAGE_IDS.find((each) => LANGUAGES[each].word === language)
  const marks = `${name ? ` data-name="${escaped(name)}"` : ''}${id ? ` data-language="${id}"` : ''}`
  const contact = [
    phone && `<a href="tel:${escaped(phone.replace(/[^+\d*#]/g, ''))}">${escaped(phone)}</a>`,
    email && `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`,
    address && escaped(address),
  ]
  const isGiven = (part: string | null): part is string => Boolean(part)
  const named = name
    ? html
        .replace(`<title>${BUILT_NAME}`, () => `<title>${escaped(name)}`)
        .replaceAll(`<b>${BUILT_NAME}</b>`, () => `<b>${escaped(name)}</b>`)
    : html
  return named
    .replace('<html', () => `<html${marks}`)
    .replace('<p class="contact">', (tag) => tag + contact.filter(isGiven).join(' · '))
    .replace('<p class="notice">', (tag) => tag + (notice ? escaped(notice) : ''))
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark]!)

function asFile(file: ClientFile, html: string): ClientFile {
  const plain = Buffer.from(html)
  return {
    ...file,
    etag: etagOf(plain),
    plain,
    br: file.br && brotliCompressSync(plain),
    gzip: file.gzip && gzipSync(plain),
  }
}

/** Of the content: a browser that has it is not sent it again. 72 bits of it, for each of many files brings it along. */
export const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 12)}"`

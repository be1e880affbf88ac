import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '#domain/languages.ts'
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
 * notice of a demo, the language of visitors whose browser names none of ours, and the languages that administrators
 * wrote the landing page in. Filled once for each change.
 */
export function createFilledPages(platformOf: () => PublicPlatform, writtenIn: () => readonly LanguageId[]) {
  let key = '{}'
  const filled = new Map<ClientFile, ClientFile>()
  return (file: ClientFile): ClientFile => {
    const [platform, written] = [platformOf(), writtenIn()]
    if (!saysAnything(platform) && written.length === 0) return file
    const now = JSON.stringify([platform, written])
    if (now !== key) filled.clear()
    key = now
    const known = filled.get(file) ?? asFile(file, offered(fill(file.plain.toString('utf8'), platform), written))
    filled.set(file, known)
    return known
  }
}

const saysAnything = ({ name, phone, email, address, language, notice, withheldLanguages }: PublicPlatform) =>
  [name, phone, email, address, language, notice].some((value) => value !== null) || withheldLanguages.length > 0

function fill(html: string, platform: PublicPlatform) {
  const { name, phone, email, address, notice } = platform
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
    .replace('<html', () => `<html${marksOf(platform)}`)
    .replace(OPTION, (option, id: LanguageId) => (platform.withheldLanguages.includes(id) ? '' : option))
    .replace(EMPTY_GROUP, '')
    .replace('<p class="contact">', (tag) => tag + contact.filter(isGiven).join(' · '))
    .replace('<p class="notice">', (tag) => tag + (notice ? escaped(notice) : ''))
}

/** What the page's scripts are told. */
function marksOf({ name, language, withheldLanguages: withheld }: PublicPlatform) {
  const id = LANGUAGE_IDS.find((each) => LANGUAGES[each].word === language && !withheld.includes(each))
  return [
    name ? ` data-name="${escaped(name)}"` : '',
    id ? ` data-language="${id}"` : '',
    withheld.length > 0 ? ` data-withheld="${withheld.join(' ')}"` : '',
  ].join('')
}

/** A language in the landing page's list, and a group of it that has none left. */
const OPTION = /<option value="(\w+)"[^>]*>[^<]*<\/option>/g
const EMPTY_GROUP = /<optgroup[^>]*><\/optgroup>/g

/** Tells the landing page's script of more languages than those that it was built in. */
const offered = (html: string, written: readonly LanguageId[]) =>
  written.reduce((page, id) => page.replace(`<option value="${id}"`, (tag) => `${tag} data-built`), html)

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark]!)

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

/** A file that the server writes itself. */
export function textFile(type: string, text: string): ClientFile {
  const plain = Buffer.from(text)
  const [br, gzip] = [brotliCompressSync(plain), gzipSync(plain)]
  return { type, etag: etagOf(plain), isPage: false, immutable: false, plain, br, gzip }
}

/** Of the content: a browser that has it is not sent it again. 72 bits of it, for each of many files brings it along. */
export const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 12)}"`

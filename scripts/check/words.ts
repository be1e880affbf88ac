import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import compile from 'icu-minify/compile'
import { type MessageTree, mergeMessages } from '#client/i18n/merge-messages.ts'
import { CHECKS, FIELD_CHECKS } from '#domain/checks.ts'
import { FIELD_FILE_CHECKS } from '#domain/fields/formats/read/file-checks.ts'
import { LANGUAGE_IDS, type LanguageId } from '#domain/languages.ts'
import { PROBLEMS } from '#domain/problem.ts'
import { shapeOf } from './message-shape.ts'
import { type Confirmed, originFiles, staleWords } from './origins.ts'

const FOLDER = resolve(import.meta.dirname, '../../src/client/i18n')
const ENGLISH = join(FOLDER, 'en')
const DOMAIN = resolve(import.meta.dirname, '../../src/domain')

/** The area whose English comes from the domain's problems and checks: each sentence is written in one place. */
const PROBLEM_AREA = 'problems.json'

/** Stands beside them: what is said, after the words for a failure, where the server gave no answer at all. */
const UNANSWERED =
  '{words}. No answer came, so it may have arrived all the same. Try again without changing anything: nothing is done twice.'

/** What is said, after the words for a success, where the same had been sent before without an answer. */
const REPEATED = 'You sent this before, {when}: it was done once.'

/** What is said where a phone has no room for a write without a connection. */
const PHONE_FULL =
  'This phone is full, so nothing more can be kept on it. Remove photos, videos or apps that you do not need, then try again. What you typed is still here.'

/** What is said under the field of a phone number that was read otherwise than it was typed. */
const PHONE_READ = 'We read {number}'

/** Messages that the server sends too, by SMS and Web Push: in every language, compiled as for the client. */
const NOTIFICATION_AREA = 'notifications.json'

/** The page that the server prints as a PDF, among the words of certificates. */
const CERTIFICATE_AREA = 'learning.json'

/** The answers of the menu on SMS and USSD, among the words of agents, who read the same inbox. */
const MENU_AREA = 'agent.json'

/** Used only while the landing page is built. */
const LANDING_AREA = 'landing.json'

/** The files generated from the words and the domain, by path. `npm run words` writes them. */
export function generatedFiles(confirmed: Confirmed = null): Record<string, string> {
  const refusals = Object.entries(PROBLEMS).map(([id, [, sentence]]) => [id, sentence])
  const problems = {
    unanswered: UNANSWERED,
    repeated: REPEATED,
    phoneFull: PHONE_FULL,
    phoneRead: PHONE_READ,
    refusal: Object.fromEntries(refusals),
    check: { ...CHECKS, ...FIELD_CHECKS, ...FIELD_FILE_CHECKS },
  }
  const areas = readdirSync(ENGLISH)
    .sort()
    .filter((file) => file !== LANDING_AREA)
    .map((file) => [basename(file, '.json'), typesOf(file === PROBLEM_AREA ? problems : read(file))])
  const { origins, stale } = originFiles(
    (id) => catalogueIn(id === 'en' ? { ...areasIn(id), problems } : areasIn(id)),
    confirmed,
  )
  return {
    [join(ENGLISH, PROBLEM_AREA)]: `${json(problems)}\n`,
    [join(FOLDER, 'messages.gen.ts')]: `${HEAD}export type Messages = ${json(Object.fromEntries(areas))}\n`,
    [join(DOMAIN, 'messaging/notification-words.gen.ts')]: notificationWords(),
    [join(DOMAIN, 'messaging/menu/menu-words.gen.ts')]: menuWords(),
    [join(DOMAIN, 'learning/certificate/certificate-words.gen.ts')]: certificateWords(),
    [join(DOMAIN, 'operations/translations/stale-words.gen.ts')]: staleWords(stale),
    ...Object.fromEntries(Object.entries(origins).map(([file, of]) => [file, `${json(of)}\n`])),
  }
}

function notificationWords() {
  const english = read(NOTIFICATION_AREA)
  const languages = LANGUAGE_IDS.filter((id) => existsSync(join(FOLDER, id, NOTIFICATION_AREA)))
  const words = languages.map((id) => [id, compiled(mergeMessages(english, read(NOTIFICATION_AREA, id)))])
  const shape = each(english, (kind) => Object.keys(kind))
  const names = each(english, (kind) => [...new Set(Object.values(kind).flatMap((text) => argumentsOf(String(text))))])
  return `${NOTIFICATIONS_HEAD}
export type NotificationArguments = {
${linesOf(names)}
}

export type NotificationWords = {
${linesOf(shape, (union) => `Record<${union}, CompiledMessage>`)}
}

export const NOTIFICATION_WORDS: Record<${unionOf(languages)}, NotificationWords> = ${JSON.stringify(Object.fromEntries(words))}
`
}

/** The words of a certificate that the server prints. */
function certificateWords() {
  const english = read(CERTIFICATE_AREA)
  const languages = LANGUAGE_IDS.filter((id) => existsSync(join(FOLDER, id, CERTIFICATE_AREA)))
  const words = languages.map((id) => {
    const { page } = mergeMessages(english, read(CERTIFICATE_AREA, id)).verify as MessageTree
    return [id, compiled(page as MessageTree)]
  })
  return `import type { CompiledMessage } from 'icu-minify/format'

/** Written by \`npm run words\` from \`verify.page\` of <language>/learning.json: the words of a printed certificate. */
export const CERTIFICATE_WORDS: Record<
  ${unionOf(languages)},
  Record<${unionOf(Object.keys((english.verify as MessageTree).page as MessageTree))}, CompiledMessage>
> = ${JSON.stringify(Object.fromEntries(words))}
`
}

/** The words of the menu on SMS and USSD by one key each: 'status.growing'. A language has its own alone, for it speaks once it is whole. */
function menuWords() {
  const english = read(MENU_AREA)
  const others = LANGUAGE_IDS.filter((id) => id !== 'en' && existsSync(join(FOLDER, id, MENU_AREA)))
  const flatMenu = (messages: MessageTree) => flat((messages.menu ?? {}) as MessageTree)
  const words = (['en', ...others] as const).map((id) => [id, compiled(flatMenu(read(MENU_AREA, id)))])
  const names = Object.entries(flatMenu(english)).map(([key, text]) => [`'${key}'`, argumentsOf(String(text)).sort()] as const) // biome-ignore format: one list
  return `import type { CompiledMessage } from 'icu-minify/format'

/** Written by \`npm run words\` from \`menu\` of <language>/agent.json: the values that each message takes, and the words. */
export type MenuArguments = {
${linesOf(names)}
}

export type MenuWords = Record<keyof MenuArguments, CompiledMessage>

export const MENU_WORDS: { en: MenuWords } & Record<${unionOf(others)}, Partial<MenuWords>> = ${JSON.stringify(Object.fromEntries(words))}
`
}

const flat = (messages: MessageTree, path = ''): MessageTree =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flat(value, `${path}${key}.`)),
    ),
  )

const NOTIFICATIONS_HEAD = `import type { CompiledMessage } from 'icu-minify/format'

/**
 * Written by \`npm run words\` from <language>/notifications.json: the values that the English words of each kind need, which
 * words it has, and the words of every language; what a translation lacks is in English.
 */`

const each = (kinds: MessageTree, of: (kind: MessageTree) => string[]) =>
  Object.entries(kinds).map(([kind, words]) => [kind, of(words as MessageTree).sort()] as const)

const linesOf = (kinds: (readonly [string, string[]])[], as = (union: string) => union) =>
  kinds.map(([kind, names]) => `  ${kind}: ${as(unionOf(names))}`).join('\n')

const unionOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never'

const compiled = (messages: MessageTree): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )

/** The values that a message takes, including those of its branches. */
function argumentsOf(message: string): string[] {
  const namesIn = (node: unknown): string[] => {
    if (!Array.isArray(node)) return []
    const [name, kind, branches] = node
    if (typeof name !== 'string' || !(node.length === 1 || typeof kind === 'number')) return node.flatMap(namesIn)
    return [name, ...Object.values((branches as object | undefined) ?? {}).flatMap(namesIn)]
  }
  return namesIn(compile(message))
}

const HEAD = `/**
 * Written by \`npm run words\` from en/*.json, because TypeScript types any text in a JSON file as \`string\`: the keys of all
 * messages, and the shortest text that takes the same values as each, from which their types are inferred.
 */
`

/** The messages, reduced to what the types need. */
const typesOf = (messages: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? shapeOf(value) : typesOf(value)]),
  )

const catalogueIn = (areas: MessageTree) =>
  new Map(Object.entries(flat(areas)).map(([key, text]) => [key, String(text)]))

/** All messages of a language, by their areas. */
const areasIn = (language: LanguageId): MessageTree =>
  existsSync(join(FOLDER, language))
    ? Object.fromEntries(
        readdirSync(join(FOLDER, language))
          .sort()
          .map((file) => [basename(file, '.json'), read(file, language)]),
      )
    : {}

const read = (file: string, language = 'en'): MessageTree =>
  JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8'))
const json = (value: unknown) => JSON.stringify(value, null, 2)

if (import.meta.main) {
  const [language, ...keys] = process.argv.slice(2)
  const files = generatedFiles(language ? { language, keys } : null)
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
}

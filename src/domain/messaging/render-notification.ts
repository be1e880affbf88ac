import format from 'icu-minify/format'
import { NOTIFICATION_KINDS, type Notice, type NotificationKind } from './notification-kinds.ts'
import { isParam, type ParamType, type Reader, valuesOf } from './notification-params.ts'
import type { NotificationWords } from './notification-words.gen.ts'

/** What is shown of a notification. */
export type RenderedNotice = { title: string; message: string }

type NoticeContent = Pick<Notice, 'kind' | 'params'>

/** Says a notification in the words of a language. */
export function renderNotice(
  { kind, params }: NoticeContent,
  words: NotificationWords,
  reader: Reader,
): RenderedNotice {
  const { title, message } = words[kind]
  const values = wordValues({ kind, params }, reader)
  return { title: filled(title, values, reader), message: filled(message, values, reader) }
}

type Message = NotificationWords['loanApproved']['title']

/** A message with its values. The words take texts only: figures and days are in words already. */
export const filled = (message: Message, values: Record<string, string>, { locale }: Pick<Reader, 'locale'>) =>
  String(format(message, locale, values, FORMATTING))

const FORMATTING = {
  formatters: {
    getDateTimeFormat: (...how: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...how),
    getNumberFormat: (...how: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...how),
    getPluralRules: (...how: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...how),
  },
}

const specOf = (kind: NotificationKind) => Object.entries<ParamType>(NOTIFICATION_KINDS[kind].params)

/** The parameters of a notification in the words of a reader, by their names. */
export const wordValues = ({ kind, params }: NoticeContent, reader: Reader): Record<string, string> =>
  Object.assign(
    {},
    ...specOf(kind).map(([name, type]) => valuesOf(name, type, params[name as keyof typeof params], reader)),
  )

/** Whether this version can say it: of a kind that it knows, with all its parameters. */
export function isSayable(said: { kind: unknown; params: unknown }): said is NoticeContent {
  const { kind, params } = said
  if (typeof kind !== 'string' || !Object.hasOwn(NOTIFICATION_KINDS, kind)) return false
  if (typeof params !== 'object' || params === null) return false
  return specOf(kind as NotificationKind).every(([name, type]) =>
    isParam(type, (params as Record<string, unknown>)[name]),
  )
}

/** The path of the app where a notification leads; without an optional id at its end, to the list of such. */
export const linkOf = ({ kind, params }: NoticeContent): string =>
  NOTIFICATION_KINDS[kind].link.replace(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => {
    const id = (params as Record<string, unknown>)[name] ?? null
    return id === null ? '' : slash + encodeURIComponent(String(id))
  })

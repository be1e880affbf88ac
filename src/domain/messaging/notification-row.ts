import type { LanguageId } from '../languages.ts'
import type { NotificationPriority, NotificationType } from './notification.ts'
import type { Notice } from './notification-kinds.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import { noticeIn } from './notification-languages.ts'
import { isSayable, linkOf, type RenderedNotice } from './render-notification.ts'

/** A notification in words of its own, as versions before there were kinds wrote it. */
export type WrittenNotice = RenderedNotice & {
  type: NotificationType
  priority: NotificationPriority
  link: string | null
}

/** The columns that hold what a notification says. */
type StoredNotice = { kind: string | null; params: string | null; title: string | null; message: string | null }
type NoticeRow = StoredNotice & { type: NotificationType; priority: NotificationPriority; link: string | null }

/** A notification as its row holds it. */
export function rowOf(notice: Notice | WrittenNotice): NoticeRow {
  if (!('kind' in notice)) return { kind: null, params: null, ...notice }
  const { kind, params, priority } = notice
  const { type } = NOTIFICATION_KINDS[kind]
  return { type, kind, params: JSON.stringify(params), title: null, message: null, priority, link: linkOf(notice) }
}

/** For a kind of a later version, after a step back: something is there to be read. */
const UNKNOWN: RenderedNotice = { title: 'Kuu', message: 'There is news for you.' }

/** What a row says, without words; null for words of its own, and for a kind that this version does not know. */
export function saidIn({ kind, params }: Pick<StoredNotice, 'kind' | 'params'>) {
  const said = { kind, params: params === null ? null : (JSON.parse(params) as unknown) }
  return isSayable(said) ? said : null
}

/** The words of a row in a language; its own words, if it has some, in theirs. */
export function wordsOf(row: StoredNotice, language: LanguageId): RenderedNotice {
  const said = saidIn(row)
  return said
    ? noticeIn(language, said)
    : { title: row.title ?? UNKNOWN.title, message: row.message ?? UNKNOWN.message }
}

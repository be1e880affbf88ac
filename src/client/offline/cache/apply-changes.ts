import type { InfiniteData } from '@tanstack/react-query'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import type { Page } from '#domain/contract.ts'
import type { PriceBoard } from '#domain/market/price.schema.ts'
import type { SyncAnswer } from '#domain/sync/sync.schema.ts'

/** The first pages of advisories, newest first, with the changes applied. In English, as the list is queried. */
export function patchAdvisories(
  cached: InfiniteData<Page<Advisory>>,
  { changed, gone }: SyncAnswer['advisories'],
  language = 'english',
): InfiniteData<Page<Advisory>> {
  const [first, ...rest] = cached.pages
  if (!first) return cached
  const news = changed.filter((advisory) => advisory.language === language)
  const isOld = ({ id }: Advisory) => gone.includes(id) || changed.some((advisory) => advisory.id === id)
  const seen = cached.pages.flatMap(({ items }) => items)
  const oldest = seen.at(-1)
  // An advisory older than all on the phone comes with its page, when more are loaded.
  const fits = (advisory: Advisory) => !first.nextCursor || !oldest || advisory.createdAt >= oldest.createdAt
  const items = [...seen.filter((advisory) => !isOld(advisory)), ...news.filter(fits)].sort(newestFirst)
  const last = rest.at(-1) ?? first
  return { pages: [{ items, nextCursor: last.nextCursor }], pageParams: cached.pageParams.slice(0, 1) }
}

const newestFirst = (a: Advisory, b: Advisory) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

/** The cached prices of the board with the changes applied. New prices come with the next query. */
export function patchBoard(cached: InfiniteData<PriceBoard>, { changed, gone }: SyncAnswer['prices']) {
  const isSame = (a: { cropId: string; market: string }) => (b: { cropId: string; market: string }) =>
    a.cropId === b.cropId && a.market === b.market
  const pages = cached.pages.map((page) => ({
    ...page,
    items: page.items.filter((price) => !gone.some(isSame(price))).map((price) => changed.find(isSame(price)) ?? price),
  }))
  return { ...cached, pages }
}

/** Fetches the list behind the bell; where that fails, its dialog asks itself. */
export const fetchNotifications = () =>
  void import('../ahead/newest-notifications.ts').then((list) => list.fetchNotifications()).catch(() => undefined)

import type { InputOf, ProcedurePath } from '#client/api/procedure-types.ts'
import type { User } from '#domain/people/session.schema.ts'
import { PLAIN_ADVISORIES, PLAIN_BOARD } from '../cache/first-pages.ts'
import { NOTIFICATION_PAGE } from '../optimistic/notifications.ts'

/** What a screen asks; the input must be that of the screen, so that the answer is found under its key. */
export type Question = { path: string; input: unknown; isPaged?: true }

/** Typed by the path. An input of undefined is that of a screen that gives none. */
export const one = <Path extends ProcedurePath>(path: Path, input: InputOf<Path>): Question => ({ path, input })
export const paged = <Path extends ProcedurePath>(path: Path, input: InputOf<Path>): Question => ({
  path,
  input,
  isPaged: true,
})

type Asker = Pick<User, 'id' | 'preferredLocation'>

/** What the farmer's screens ask when they open, those of the home first. */
export const questionsOf = ({ id: farmerId, preferredLocation: location }: Asker): Question[] => [
  one('farmer.crops.list', { farmerId }),
  // Without a place the home asks for it, and for no weather.
  ...(location ? [one('farmer.alerts.list', { location }), one('farmer.forecast.daily', { location })] : []),
  one('farmer.care.due', { farmerId, ahead: 60 }),
  one('farmer.fields.list', { farmerId }),
  one('farmer.advice.list', undefined),
  one('farmer.prices.newest', { most: 3 }),
  one('farmer.advisories.nearest', { most: 3 }),
  one('farmer.crops.catalogue', undefined),
  one('farmer.hotlines.mine', undefined),
  one('farmer.notifications.unread', undefined),
  paged('farmer.notifications.page', NOTIFICATION_PAGE),
  paged('farmer.prices.board', PLAIN_BOARD),
  one('farmer.priceAlerts.list', undefined),
  paged('farmer.advisories.list', PLAIN_ADVISORIES),
  one('farmer.advisories.urgent', {}),
  one('farmer.advisories.counts', {}),
  one('farmer.bookmarks.list', undefined),
  one('farmer.profile.get', undefined),
  one('farmer.preferences.get', undefined),
  paged('farmer.contact.list', { limit: 30 }),
  one('learning.courses.list', undefined),
  one('learning.courses.mine', undefined),
  one('finance.overview', undefined),
  one('finance.products.loans', undefined),
  one('finance.products.insurances', undefined),
  paged('finance.loans.list', { limit: 12 }),
  one('finance.accounts.list', undefined),
  one('finance.methods.list', undefined),
  paged('finance.insurance.list', { limit: 12 }),
  paged('finance.transactions.list', { limit: 30 }),
  one('finance.transactions.totals', {}),
  one('farmer.farmland.get', { farmerId }),
]

/** What the page of a field asks. */
export const questionsOfField = (id: string): Question[] => [
  one('farmer.measurements.list', { id }),
  one('farmer.applications.list', { id }),
  one('farmer.zones.list', { id }),
  one('farmer.forecast.field', { id }),
]

/** What the dialog of a crop asks. */
export const questionsOfCrop = (ids: { farmerId: string; cropId: string }): Question[] => [
  one('farmer.care.list', ids),
  paged('farmer.cropLog.list', { ...ids, kind: undefined }),
]

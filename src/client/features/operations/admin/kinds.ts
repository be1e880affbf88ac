import { api } from '#client/api/client.ts'
import type { ArchivedKind } from '#domain/operations/archive.ts'

/** What the admin area edits in lists of the same form. */
export type AdminKind = ArchivedKind

/** What the admin area edits in dialogs of the same form. */
export type RecordKind = AdminKind | ProductKind | 'user'

/** What is on offer: it is taken off the list instead of deleted, because loans and policies stand on it. */
export type ProductKind = 'loanProduct' | 'insuranceProduct'

export const isDeletable = (kind: RecordKind): kind is AdminKind => Object.hasOwn(DELETE, kind)

/** How a record of each kind is deleted. */
export const DELETE = {
  crop: api.admin.crops.delete.mutate,
  advisory: api.admin.advisories.delete.mutate,
  marketPrice: api.admin.marketPrices.delete.mutate,
  weatherAlert: api.admin.weatherAlerts.delete.mutate,
  course: api.admin.courses.delete.mutate,
} as const satisfies Record<AdminKind, unknown>

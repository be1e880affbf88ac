/** The orders of a list by one of its heads: '-' before it is the other direction. */
export type SortsOf<Head extends string> = Head | `-${Head}`

/** Both orders by a head, as a press on it changes between them. */
export const bothWays = <Head extends string>(head: Head) => [head, `-${head}`] as const

const sortsBy = <Head extends string>(...heads: Head[]): SortsOf<Head>[] => heads.flatMap(bothWays)

/** What each list of the admin area is sorted by; `usual` is its order until another one is chosen. */
export const ADMIN_SORTS = {
  crop: { sorts: sortsBy('name', 'localName', 'group', 'growthDuration', 'growers'), usual: 'name' },
  advisory: { sorts: sortsBy('createdAt', 'title', 'category', 'priority', 'validUntil'), usual: '-createdAt' },
  marketPrice: { sorts: sortsBy('date', 'crop', 'market', 'pricePerKg'), usual: '-date' },
  weatherAlert: {
    sorts: sortsBy('createdAt', 'title', 'location', 'alertType', 'severity', 'expiresAt'),
    usual: '-createdAt',
  },
  course: { sorts: sortsBy('createdAt', 'title', 'level', 'enrolled'), usual: '-createdAt' },
  loanProduct: { sorts: sortsBy('name', 'currency', 'interestRate'), usual: 'name' },
  insuranceProduct: { sorts: sortsBy('name', 'currency', 'basePremiumRate'), usual: 'name' },
  ticket: { sorts: sortsBy('createdAt'), usual: '-createdAt' },
} as const
type SortedKind = keyof typeof ADMIN_SORTS
export type AdminSort<Kind extends SortedKind> = (typeof ADMIN_SORTS)[Kind]['sorts'][number]

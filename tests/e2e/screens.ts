import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

/** A screen: its path, its title, and a text that is shown only with its data. */
export type Screen = { path: string; title: RegExp; shows?: string }

/** A separate document, which the app's links do not lead to. */
export const LANDING = '/'

/** Every screen by audience. A new screen is a row here: it is then checked in both schemes, and has its screenshot. */
export const SCREENS = {
  farmer: [
    { path: '/farmer', title: /Martha/, shows: 'View Details' },
    { path: '/crops', title: /My Crops/, shows: 'View Details' },
    { path: '/market', title: /Market Prices/, shows: '/kg' },
    { path: '/advisories', title: /Advisories/, shows: 'Read Full Advisory' },
    { path: '/courses', title: /Learning Center/, shows: 'Duration' },
    { path: '/finance', title: /Financial Services/, shows: 'Interest' },
    { path: '/profile', title: /Profile/, shows: 'Member since' },
    { path: '/tickets', title: /My requests/ },
    { path: '/outbox', title: /To be sent/ },
  ],
  visitor: [
    { path: '/select', title: /Who are you/ },
    { path: '/help', title: /Help/ },
    { path: '/privacy', title: /Privacy/ },
    { path: '/login', title: /Sign in/ },
    { path: '/register', title: /Register/ },
    { path: '/admin/login', title: /Admin Login/ },
    { path: LANDING, title: /Better harvests/ },
  ],
  agent: [
    { path: '/agent', title: /Samuel Mensah/, shows: 'Pending SMS' },
    { path: '/agent/farmers', title: /All Farmers/, shows: '17 farmers' },
    { path: '/agent/tickets', title: /Requests for help/ },
    { path: '/agent/account', title: /My account/ },
  ],
  admin: [
    { path: '/admin', title: /./, shows: 'Active advisories' },
    { path: '/admin/courses', title: /Courses/, shows: 'Enrolled' },
    { path: '/admin/settings', title: /./, shows: 'What the server does by itself' },
    { path: '/admin/loans', title: /Loans/ },
    { path: '/admin/account', title: /My account/ },
  ],
} as const satisfies Record<string, Screen[]>
export type Audience = keyof typeof SCREENS

/** The price page of some crop: its id differs between installations. */
export async function pricePage(page: Page, product: Product): Promise<Screen> {
  const [price] = await (await page.request.get(`${product.url}/api/market-prices`)).json()
  return { path: `/market/${price.cropId}`, title: new RegExp(price.crop.name) }
}

/** The dialogs of the farmer's home, by what opens them. */
export const HOME_DIALOGS: [name: string, opener: string | RegExp][] = [
  ['add-crop', 'Add a crop'],
  ['help', 'Get help'],
  ['crop', 'View Details: Maize'],
  ['advisory', /^Read Full Advisory/],
  ['notifications', /^Notifications/],
]

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }

import type { Page } from '@playwright/test'
import { apiOf } from './farm.ts'
import { workedField } from './fields.ts'
import { learnCourse } from './learners.ts'
import { moneyOf } from './money.ts'
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
    { path: '/finance', title: /Financial Services/, shows: 'Total Balance' },
    { path: '/finance?tab=mobile-money', title: /Financial Services/, shows: 'Send' },
    { path: '/finance?tab=loans', title: /Financial Services/, shows: 'Interest' },
    { path: '/finance?tab=insurance', title: /Financial Services/, shows: 'Premium' },
    { path: '/finance?tab=history', title: /Financial Services/, shows: 'Net Flow' },
    { path: '/profile', title: /Profile/, shows: 'Member since' },
    { path: '/tickets', title: /My requests/ },
    { path: '/outbox', title: /To be sent/ },
    { path: '/fields', title: /My fields/ },
    { path: '/fields/new', title: /New field/, shows: 'Tape or paces' },
    { path: '/fields/new?way=walk', title: /Walk round the field/, shows: 'Start walking' },
    { path: '/fields/new?way=draw', title: /Draw the field/, shows: 'Find my position' },
    { path: '/fields/new?way=tape', title: /Tape or paces/, shows: 'Use this area' },
    { path: '/fields/new?way=area', title: /Area only/, shows: 'Save the field' },
  ],
  visitor: [
    { path: '/select', title: /Who are you/ },
    { path: '/help', title: /Help/ },
    { path: '/privacy', title: /Privacy/ },
    { path: '/login', title: /Sign in/ },
    { path: '/register', title: /Register/ },
    { path: '/set-password', title: /new password/ },
    { path: '/setup', title: /Set up this installation/ },
    { path: '/admin/login', title: /Admin Login/ },
    { path: '/no/such/page', title: /This page does not exist/ },
    { path: '/simulator', title: /Phone simulator/, shows: 'Loses what is sent' },
    { path: LANDING, title: /Better harvests/ },
  ],
  agent: [
    {
      path: '/agent/fields/new?farmer=00000000-0000-4000-8000-000000000001',
      title: /New field/,
      shows: 'Tape or paces',
    },
    { path: '/agent', title: /Samuel Mensah/, shows: 'Pending SMS' },
    { path: '/agent/farmers', title: /All Farmers/, shows: '17 farmers' },
    { path: '/agent/payouts', title: /Payouts by hand/, shows: 'No money has to be brought.' },
    { path: '/agent/inbox', title: /Inbox/, shows: 'Price of gari in Kumasi' },
    { path: '/agent/visits', title: /Visits and round/, shows: 'Upcoming Visits' },
    { path: '/agent/messages', title: /Text messages/, shows: 'Message to a group' },
    { path: '/agent/documents', title: /Documents/, shows: 'Upload a document' },
    { path: '/agent/reports', title: /Extension Reports and Analytics/, shows: 'Farmers on the platform' },
    { path: '/agent/tickets', title: /Requests for help/ },
    { path: '/agent/courses', title: /Courses/, shows: 'Managing fall armyworm' },
    { path: '/agent/account', title: /My account/ },
  ],
  admin: [
    { path: '/admin', title: /./, shows: 'Active advisories' },
    { path: '/admin/users', title: /Users/, shows: 'Deactivate' },
    { path: '/admin/courses', title: /Courses/, shows: 'Managing fall armyworm' },
    { path: '/admin/crops', title: /Crops/, shows: 'Edit' },
    { path: '/admin/advisories', title: /Advisories/, shows: 'Edit' },
    { path: '/admin/market-prices', title: /Market Prices/, shows: 'Edit' },
    { path: '/admin/market-prices/import', title: /Import prices/ },
    { path: '/admin/weather-alerts', title: /Weather Alerts/, shows: 'Edit' },
    { path: '/admin/fields', title: /Fields/, shows: 'Home field' },
    { path: '/admin/support', title: /Requests for help/, shows: 'Worms in my maize' },
    { path: '/admin/audit', title: /Audit/ },
    { path: '/admin/translations', title: /Translations/, shows: 'Missing' },
    { path: '/admin/archive', title: /Archive/ },
    { path: '/admin/server', title: /Server/, shows: 'Room on the disk' },
    { path: '/admin/settings', title: /./, shows: 'What the server does by itself' },
    { path: '/admin/loans', title: /Loans/ },
    // Each beside another route, so that the screen is drawn anew.
    { path: '/admin/products', title: /Loans on offer/, shows: 'Seasonal Input Loan' },
    { path: '/admin/insurance', title: /Insurance/, shows: 'Claims' },
    { path: '/admin/payments', title: /Payments/, shows: 'The books' },
    { path: '/admin/portfolio', title: /Portfolio/, shows: 'General ledger' },
    { path: '/admin/decisions', title: /Decisions/, shows: 'Limits' },
    { path: '/admin/products?tab=insurance', title: /Insurance on offer/, shows: 'Rain Index Cover' },
    { path: '/admin/insurance?tab=claims', title: /Insurance/, shows: 'Claims' },
    { path: '/admin/payments?status=all', title: /Payments/, shows: 'The books' },
    { path: '/admin/account', title: /My account/ },
  ],
} as const satisfies Record<string, Screen[]>
export type Audience = keyof typeof SCREENS

/** Those whose address holds an id, which is another in each installation; by the kind of their address. */
const OF_A_ROW: Record<Audience, Record<string, (page: Page, product: Product) => Promise<Screen>>> = {
  farmer: {
    '/market/*': pricePage,
    '/fields/*': (_page, product) => fieldPage(product, '/fields', 'map'),
    '/fields/*/soil': (_page, product) => fieldPage(product, '/fields', 'soil'),
    '/fields/*/work': (_page, product) => fieldPage(product, '/fields', 'work'),
    '/fields/*/weather': (_page, product) => fieldPage(product, '/fields', 'weather'),
    '/finance/statement': statement,
    '/tickets/*': (_page, product) => conversation(product, '/tickets'),
    '/courses/*': (page, product) => learning(page, product, 'course'),
    '/courses/*/lessons/*': (page, product) => learning(page, product, 'lesson'),
    '/courses/*/quizzes/*': (page, product) => learning(page, product, 'quiz'),
  },
  visitor: {},
  agent: {
    '/agent/fields/*': (_page, product) => fieldPage(product, '/agent/fields', 'map'),
    '/agent/tickets/*': (_page, product) => conversation(product, '/agent/tickets'),
    '/agent/courses/*': (_page, product) => report(product, '/agent/courses', 'Managing fall armyworm'),
  },
  admin: {
    '/admin/courses/*': (_page, product) => report(product, '/admin/courses', 'Managing fall armyworm'),
    '/admin/courses/*/build': builder,
    // Of another course, so that the screen is drawn anew.
    '/admin/courses/*/learners': (_page, product) => report(product, '/admin/courses', 'Maize: from planting to storage', '?tab=learners'), // biome-ignore format: one row
  },
}

/** The kinds of addresses of an audience, in the order in which `screensOf` opens them. */
export const kindsOf = (audience: Audience) => [
  ...SCREENS[audience].map(({ path }) => path),
  ...Object.keys(OF_A_ROW[audience]),
]

/** The kind of an address: `/market/*` for the price page of some crop. */
export const kindOf = (path: string) =>
  path
    .replace(/^(\/finance\/statement)\?.+/, '$1')
    .replace(/^(\/(?:agent\/)?fields)\/[^?]+\?tab=(\w+)$/, (_, list: string, tab: string) =>
      tab === 'map' ? `${list}/*` : `${list}/*/${tab}`,
    )
    .replace(/^(\/market|\/tickets|\/agent\/tickets)\/.+/, '$1/*')
    .replace(/^(\/admin\/courses)\/[^/?]+\/build$/, '$1/*/build')
    .replace(/^(\/(?:admin|agent)\/courses)\/[^?/]+(?:\?tab=(\w+))?$/, (_, list: string, tab?: string) =>
      tab ? `${list}/*/${tab}` : `${list}/*`,
    )
    .replace(/^\/courses\/[^/]+(?:(\/\w+)\/.+)?$/, (_, part?: string) => (part ? `/courses/*${part}/*` : '/courses/*'))

/** Every screen of an audience, on data that lets it be seen. */
export async function screensOf(page: Page, product: Product, audience: Audience): Promise<Screen[]> {
  const rows = await Promise.all(Object.values(OF_A_ROW[audience]).map((find) => find(page, product)))
  return [...SCREENS[audience], ...rows]
}

/** The statement of an account of the demo's farmer. */
async function statement(_page: Page, product: Product): Promise<Screen> {
  const { farmer } = await moneyOf(product)
  const [account] = await farmer<{ id: string }[]>('GET', '/mobile-money-accounts')
  return { path: `/finance/statement?account=${account!.id}`, title: /Statement/, shows: 'Closing balance' }
}

const SHOWN_OF_FIELD = {
  map: 'Code of the field',
  soil: 'Organic matter',
  work: 'Harvest from',
  weather: 'No forecast',
}

/** A field of the demo's farmer, which has something in each of its parts. */
async function fieldPage(product: Product, list: string, tab: keyof typeof SHOWN_OF_FIELD): Promise<Screen> {
  const { id } = await workedField(product)
  return { path: `${list}/${id}?tab=${tab}`, title: /North field/, shows: SHOWN_OF_FIELD[tab] }
}

/** The price page of maize, in a market that is near the farmer. */
async function pricePage(page: Page, product: Product): Promise<Screen> {
  const prices: { cropId: string; crop: { name: string } }[] = await (
    await page.request.get(`${product.url}/api/market-prices`)
  ).json()
  const { cropId } = prices.find(({ crop }) => crop.name === 'Maize')!
  return { path: `/market/${cropId}?market=Lagos+Central+Market`, title: /Maize/, shows: 'Set transport costs' }
}

type Outline = { id: string; modules: { lessons: { id: string }[]; quizzes: { id: string }[] }[] }

/** A course of the demo, the lesson with its table, or the first quiz. */
async function learning(page: Page, product: Product, part: 'course' | 'lesson' | 'quiz'): Promise<Screen> {
  const read = async <T>(path: string): Promise<T> => (await page.request.get(`${product.url}/api${path}`)).json()
  const courses = await read<{ id: string; title: string }[]>('/courses')
  const { id } = courses.find(({ title }) => title.startsWith('Maize'))!
  const [first] = (await read<Outline>(`/courses/${id}`)).modules
  if (part === 'course') return { path: `/courses/${id}`, title: /Maize/, shows: 'What you will learn' }
  if (part === 'lesson')
    return { path: `/courses/${id}/lessons/${first!.lessons[1]!.id}`, title: /test your seed/, shows: 'Sprouted' }
  return { path: `/courses/${id}/quizzes/${first!.quizzes[0]!.id}`, title: /Quiz/, shows: 'Question 1 of' }
}

/** The report of a course that some have learnt: its questions, or its learners. */
async function report(product: Product, list: string, title: string, tab = ''): Promise<Screen> {
  const { id } = learnCourse(product, title)
  return { path: `${list}/${id}${tab}`, title: new RegExp(title), shows: tab ? 'Musu Flomo' : 'Answered by 5 learners' }
}

/** Where a course is written. */
async function builder(page: Page, product: Product): Promise<Screen> {
  const courses: { id: string; title: string }[] = await (await page.request.get(`${product.url}/api/courses`)).json()
  const { id } = courses.find(({ title }) => title.startsWith('Maize'))!
  return { path: `/admin/courses/${id}/build`, title: /Build: Maize/, shows: 'Add module' }
}

/** A request for help with an answer to it. */
async function conversation(product: Product, list: string): Promise<Screen> {
  const ticketId = await (await apiOf(product, 'farmer')).askForHelp('Worms in my maize')
  return { path: `${list}/${ticketId}`, title: /Worms in my maize/, shows: 'leaves have holes' }
}

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }

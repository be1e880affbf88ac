import type { Locator, Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { moneyOf } from './money.ts'
import { makeClaim } from './money-admin.ts'
import type { Product } from './product.ts'

/** How fast the phone is: 4 is a quarter as fast as this machine; `delay` in milliseconds between two keys. */
export type Typing =
  | { by: 'keys'; slowness: 1 | 4 | 6; delay: 0 | 120 }
  | { by: 'insertText' | 'paste'; slowness: 1 | 4 | 6 }

export type NumberForm = {
  name: string
  open: (page: Page, product: Product) => Promise<unknown>
  field: string
  /** What else the form needs. */
  fill?: (dialog: Locator) => Promise<unknown>
  submit: string
  /** The procedure that gets the number, and its name there. */
  sent: RegExp
  key: string
  text: string
  shows: string
  value: number
  /** What else shows the number, before it is sent. */
  line?: RegExp
  typing: Typing
}

const at = (path: string, opener: string | RegExp) => async (page: Page, product: Product) => {
  await page.goto(product.url + path)
  await page.getByRole('main').getByRole('button', { name: opener }).first().click()
}
const ofAdmin = (path: string, opener?: string | RegExp) => async (page: Page, product: Product) => {
  await openAdmin(page, product, path)
  if (opener) await page.getByRole('main').getByRole('button', { name: opener }).first().click()
}
const withMoney = (state: 'loan' | 'cover', path: string, opener: string) => async (page: Page, product: Product) => {
  await (await moneyOf(product))[state]()
  await at(path, opener)(page, product)
}
const ofCrop = (opener: string) => async (page: Page, product: Product) => {
  await at('/farmer', 'View Details: Maize')(page, product)
  await page.getByRole('dialog').getByRole('button', { name: opener }).click()
}
const ofMaize = (opener: string) => async (page: Page, product: Product) => {
  const crops: { id: string; name: string }[] = await (await page.request.get(`${product.url}/api/crops`)).json()
  await at(`/market/${crops.find(({ name }) => name === 'Maize')!.id}`, opener)(page, product)
}
const ofClaim = async (page: Page, product: Product) => {
  await makeClaim(product)
  await ofAdmin('/admin/insurance?tab=claims', /^Details: /)(page, product)
  for (const name of ['Begin to look at it', 'Approve and pay'])
    await page.getByRole('dialog').getByRole('button', { name }).click()
}
const ofQuiz = async (page: Page, product: Product) => {
  const courses: { id: string; title: string }[] = await (await page.request.get(`${product.url}/api/courses`)).json()
  const { id } = courses.find(({ title }) => title.startsWith('Maize'))!
  await ofAdmin(`/admin/courses/${id}/build`, /^Add quiz/)(page, product)
}
const PURPOSE = 'Improved seed and fertilizer for two hectares of maize'

/** Every form with a number field; each way to type and each text is on one of them at least. */
export const NUMBER_FORMS: Record<'crops' | 'money' | 'staff' | 'desk', NumberForm[]> = {
  crops: [
    { name: 'a crop to add', open: at('/farmer', 'Add a crop'), field: 'Area Size (hectares)', fill: (dialog) => dialog.getByRole('button', { name: 'Groundnut' }).click(), submit: 'Add Crop', sent: /farmer\.crops\.add\b/, key: 'areaSize', text: '1.25', shows: '1.25', value: 1.25, typing: { by: 'keys', slowness: 6, delay: 120 } },
    { name: 'the facts of a crop', open: ofCrop('Edit'), field: 'Area Size (hectares)', submit: 'Save', sent: /farmer\.crops\.(edit|change)/, key: 'areaSize', text: '0.04', shows: '0.04', value: 0.04, typing: { by: 'keys', slowness: 4, delay: 0 } },
    { name: 'the yield of a crop', open: ofCrop('Yield'), field: 'Expected yield (kg)', submit: 'Save', sent: /farmer\.crops\.recordYield/, key: 'expectedYield', text: '1500,50', shows: '1,500.50', value: 1500.5, typing: { by: 'keys', slowness: 6, delay: 0 } },
    { name: 'a harvest', open: ofCrop('Harvested'), field: 'Actual yield (kg)', submit: 'It is harvested', sent: /farmer\.crops\.harvest/, key: 'actualYield', text: '1500,50', shows: '1,500.50', value: 1500.5, typing: { by: 'insertText', slowness: 6 } },
    { name: 'transport costs', open: ofMaize('Set transport costs'), field: 'Quantity (kg)', submit: 'Save', sent: /farmer\.prices\.setTransport/, key: 'quantityKg', text: '150000', shows: '150,000', value: 150_000, typing: { by: 'keys', slowness: 6, delay: 0 } },
    { name: 'a price alert', open: ofMaize('Set a price alert'), field: 'Price per kg (NGN)', submit: 'Set alert', sent: /farmer\.priceAlerts\.set/, key: 'pricePerKg', text: '0.04', shows: '0.04', value: 0.04, typing: { by: 'paste', slowness: 6 } },
  ],
  money: [
    { name: 'a loan', open: at('/finance?tab=loans', 'Apply for Your First Loan'), field: 'Loan Amount', fill: (dialog) => dialog.getByLabel('Purpose').fill(PURPOSE), submit: 'See the whole cost', sent: /finance\.loans\.quote/, key: 'principalAmount', text: '150000', shows: '150,000', value: 150_000, line: /You get ₦150,000\. You pay back ₦172,500/, typing: { by: 'keys', slowness: 6, delay: 120 } },
    { name: 'a loan, all keys in one frame', open: at('/finance?tab=loans', 'Apply for Your First Loan'), field: 'Expected Harvest Value', fill: (dialog) => dialog.getByLabel('Purpose').fill(PURPOSE), submit: 'See the whole cost', sent: /finance\.loans\.quote/, key: 'expectedHarvestValue', text: '150000', shows: '150,000', value: 150_000, typing: { by: 'keys', slowness: 1, delay: 0 } },
    { name: 'money to send', open: at('/finance?tab=mobile-money', 'Send'), field: 'Amount in NGN', fill: (dialog) => dialog.getByLabel('To phone number').fill('0801 234 5670'), submit: 'Next', sent: /transactions\.transferQuote/, key: 'amount', text: '1500,50', shows: '1,500.50', value: 1500.5, typing: { by: 'paste', slowness: 4 } },
    { name: 'an insurance', open: at('/finance?tab=insurance', 'Get Your First Policy'), field: 'Coverage Amount', submit: 'Submit application', sent: /finance\.insurance\.\w+/, key: 'coverageAmount', text: '150000', shows: '150,000', value: 150_000, line: /The premium would be ₦[\d,]+\.\d\d a year/, typing: { by: 'keys', slowness: 4, delay: 120 } },
    { name: 'a claim', open: withMoney('cover', '/finance?tab=insurance', 'Make a claim'), field: 'Worth in NGN', fill: (dialog) => dialog.getByLabel('What was lost, and how?').fill('The flood took the lower half.'), submit: 'Send the claim', sent: /finance\.insurance\.claim\b/, key: 'amount', text: '1500,50', shows: '1,500.50', value: 1500.5, typing: { by: 'insertText', slowness: 1 } },
    { name: 'a payment', open: withMoney('loan', '/finance?tab=loans', 'Make Payment'), field: 'Amount in NGN', submit: 'Next', sent: /^$/, key: '', text: '1.25', shows: '1.25', value: 1.25, line: /Pay ₦1\.25/, typing: { by: 'keys', slowness: 1, delay: 120 } },
  ],
  staff: [
    { name: 'a farmer to register', open: at('/agent/farmers', 'Register a farmer'), field: 'Area (hectares)', fill: async (dialog) => { await dialog.getByLabel('Full name').fill('Yaa Owusu'); await dialog.getByLabel('Place').fill('Kumasi, Ghana'); await dialog.getByLabel('Crop', { exact: true }).selectOption('Maize') }, submit: 'Register', sent: /agent\.farmers\.register/, key: 'areaSize', text: '1.25', shows: '1.25', value: 1.25, typing: { by: 'keys', slowness: 6, delay: 0 } },
    { name: 'the limits of weather', open: ofAdmin('/admin/settings'), field: 'Great heat', submit: 'Save', sent: /settings\.weather\.set/, key: 'heat', text: '38,5', shows: '38.5', value: 38.5, typing: { by: 'keys', slowness: 4, delay: 0 } },
    { name: 'the limits of texts', open: ofAdmin('/admin/settings'), field: 'Messages in 24 hours, in all', submit: 'Save', sent: /settings\.sms/, key: 'aDay', text: '150.000', shows: '150,000', value: 150_000, typing: { by: 'insertText', slowness: 4 } },
    { name: 'a crop of the catalogue', open: ofAdmin('/admin/crops', /^Edit: /), field: 'Days from planting to harvest', submit: 'Save', sent: /admin\.crops/, key: 'growthDuration', text: '150', shows: '150', value: 150, typing: { by: 'keys', slowness: 1, delay: 0 } },
    { name: 'a price', open: ofAdmin('/admin/market-prices', /^Edit: /), field: 'Price a kilogram', submit: 'Save', sent: /admin\.(market)?[pP]rices/, key: 'pricePerKg', text: '1500,50', shows: '1,500.50', value: 1500.5, typing: { by: 'keys', slowness: 4, delay: 0 } },
  ],
  desk: [
    { name: 'a course', open: ofAdmin('/admin/courses', /^Edit: /), field: 'Price', submit: 'Save', sent: /admin\.courses/, key: 'price', text: '1500,50', shows: '1,500.50', value: 150_050, typing: { by: 'paste', slowness: 1 } },
    { name: 'a loan on offer', open: ofAdmin('/admin/products', /^Edit: /), field: 'Interest a year (%)', submit: 'Save', sent: /admin\.\w*[lL]oan/, key: 'interestRate', text: '1.25', shows: '1.25', value: 1.25, typing: { by: 'keys', slowness: 6, delay: 0 } },
    { name: 'an insurance on offer', open: ofAdmin('/admin/products?tab=insurance', /^Edit: /), field: 'Largest cover', submit: 'Save', sent: /admin\.\w*[iI]nsurance/, key: 'maxCoverageAmount', text: '150000', shows: '150,000', value: 150_000, typing: { by: 'keys', slowness: 4, delay: 0 } },
    { name: 'a quiz', open: ofQuiz, field: 'Passing score in percent', fill: (form) => form.getByLabel('Title').fill('Storage'), submit: 'Save', sent: /admin\.builder\./, key: 'passingScore', text: '60', shows: '60', value: 60, typing: { by: 'insertText', slowness: 4 } },
    { name: 'the claim that is approved', open: ofClaim, field: 'Amount to pay', fill: (dialog) => dialog.getByLabel('Reason').fill('The river rose on that day.'), submit: 'Continue', sent: /^$/, key: '', text: '1500,50', shows: '1,500.50', value: 1500.5, line: /1,500\.50/, typing: { by: 'keys', slowness: 4, delay: 120 } },
  ],
} // biome-ignore format: a table

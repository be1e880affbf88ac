import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../setup/chromium.mjs'
import { withProduct } from '../setup/product.mjs'
import { inKb, weigh } from './weigh.mjs'

/**
 * What a first visit costs: everything that a Chromium with an empty cache receives (HTML, scripts, styles, data,
 * headers included) until the page is idle, as transferred, in KB of 1,000 bytes. Fails over the budget.
 */
const BUDGETS = [
  { path: '/', most: 90, shows: 'Built for African Farmers', what: 'the landing page, before anything is touched' },
  { path: '/farmer', most: 205, shows: 'Latest Advisories', what: 'the first view of the farmer’s home' },
  { path: lessonPath, most: 205, shows: 'All lessons', what: 'the first view of a lesson, with its text' },
]

/** The first lesson of the first course, whose address holds ids. */
async function lessonPath(url) {
  const [{ id }] = await (await fetch(`${url}/api/courses`)).json()
  const { modules } = await (await fetch(`${url}/api/courses/${id}`)).json()
  return `/courses/${id}/lessons/${modules[0].lessons[0].id}`
}

const measured = await withProduct(async (url) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  const rows = []
  for (const budget of BUDGETS) rows.push({ ...budget, ...(await weighed(browser, url, budget)) })
  await browser.close()
  return rows
})

for (const { path, most, what, total, kinds } of measured) {
  const parts = Object.entries(kinds).map(([kind, bytes]) => `${kind} ${inKb(bytes)}`)
  console.info(`${path}  ${inKb(total)} of ${most} KB  (${what}; ${parts.join(', ')})`)
}
if (measured.some(({ total, most }) => total > most * 1000)) {
  console.error('Too heavy for a cheap phone: see docs/architecture/client.md, “Weight”.')
  process.exit(1)
}

async function weighed(browser, url, { path: at, shows }) {
  const path = typeof at === 'string' ? at : await at(url)
  const isShown = (page) => page.getByRole('heading', { name: shows }).first().waitFor()
  return { path, ...(await weigh(browser, url + path, isShown)) }
}

import type { Page } from '@playwright/test'
import { BROKEN, leave } from './farm.ts'
import { expect, production, test } from './product.ts'

const API = /\/(?:trpc|api)\//
/** Who the server says that a session is. */
const whoIs = async (url: string, token: string | null) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await fetch(`${url}/trpc/auth.status`, { headers })).json()).result.data.json.user
}
/** Every request of the API is answered by the page of a captive portal. */
const standBehindPortal = (page: Page) =>
  page.route(API, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }))

test('behind a captive portal the app says so, shows the age of its data, keeps what is written, and signs out', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await page.goto(`${product.url}/farmer`)
  const header = page.getByRole('banner')
  await expect(header.getByText('Online', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Advisories' })).toBeVisible()

  await standBehindPortal(page)
  await page.getByRole('button', { name: 'View Details: Maize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Maize' })
  await dialog.getByRole('button', { name: 'Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Behind the portal')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this phone' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', { name: 'Login needed' })).toHaveAttribute('target', '_blank')
  const notice = page.getByRole('region', { name: 'Connection' })
  await expect(notice).toContainText(/^Loaded .*This network wants a login first\..*1 to send$/)
  await expect(notice.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/?network-login')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const who = () => whoIs(product.url, token)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign out all the same' }).click()
  await expect(page).toHaveURL(/\/select$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  expect(await who()).toMatchObject({ fullName: 'Martha Adeyemi' })

  // Somebody has logged in to the network on its page, and comes back to this one.
  await page.unroute(API)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(header.getByText('Online', { exact: true })).toBeVisible()
  await expect.poll(who).toBeNull()
})

test('the numbers on the places are not taken for the age of a screen of which nothing was loaded', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${product.url}/agent`)
  await expect(page.getByText('2 waiting')).toBeVisible()
  await standBehindPortal(page)
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not on the phone yet')
  await expect(page.getByRole('region', { name: 'Connection' })).toContainText('Nothing loaded yet')
})

test('a sign-out without a connection reaches the server also where the start page alone is opened again', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { name: 'Latest Advisories' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await standBehindPortal(page)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/select$/)
  const owed = () => page.evaluate(() => localStorage.getItem('signOutOwed'))
  await expect.poll(owed).toContain(token)

  const asked = page.waitForResponse(/auth\.logout/)
  await page.goto(product.url)
  await asked
  expect(await owed()).toContain(token)
  expect(await whoIs(product.url, token)).toMatchObject({ fullName: 'Martha Adeyemi' })
  await page.unroute(API)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(owed).toBeNull()
  expect(await whoIs(product.url, token)).toBeNull()
})

test('in a demo, too, a session that ended by itself makes room for nobody else', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  const person = { fullName: 'Comfort Kpadeh', username: 'comfort', password: 'a long secret' }
  const registered = await page.request.post(`${product.url}/api/register`, { data: person })
  const { token, user }: { token: string; user: { id: string } } = await registered.json()
  await page.goto(`${product.url}/privacy`)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('authToken', token)
      localStorage.setItem('authUser', user)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.goto(`${product.url}/farmer?open=help`)
  const message = page.getByRole('dialog').getByLabel('Message')
  await message.fill('Half a sentence')
  await page.request.post(`${product.url}/api/logout`, { headers: { authorization: `Bearer ${token}` } })
  await page.goto(`${product.url}/crops`)
  await expect(page).toHaveURL(/\/login\?next=%2Fcrops/)
  await expect(page.getByText('The sign-in of Comfort Kpadeh on this phone has ended.')).toBeVisible()
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/crops$/)
  await page.goto(`${product.url}/farmer?open=help`)
  await expect(message).toHaveValue('Half a sentence')
})

production(
  'a session that ended by itself keeps what the phone has for its person',
  async ({ page, context, product, expectedMessages }) => {
    expectedMessages.push(BROKEN)
    const person = { fullName: 'Comfort Kpadeh', username: 'comfort', password: 'a long secret' }
    const registered = await page.request.post(`${product.url}/api/register`, { data: person })
    const session: { token: string; user: { id: string } } = await registered.json()
    await page.goto(`${product.url}/privacy`)
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('authToken', token)
      localStorage.setItem('authUser', JSON.stringify(user))
      localStorage.setItem(`kuu.draft.${user.id} somewhere`, '{"text":"Half a sentence"}')
    }, session)
    await leave(page, { path: 'farmer.contact.submit', input: { name: 'Comfort', message: 'Worms' }, rows: [], optimisticAnswer: { ticketId: '' } }) // biome-ignore format: one row
    const headers = { authorization: `Bearer ${session.token}` }
    await page.request.post(`${product.url}/api/logout`, { headers })

    await page.goto(`${product.url}/farmer`)
    await expect(page).toHaveURL(/\/login\?next=%2Ffarmer/)
    await expect(page.getByText('The sign-in of Comfort Kpadeh on this phone has ended.')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing was removed.' })).toHaveText('Nothing was removed. Sign in as comfort to go on. 1 thing that was written here is sent after that. 1 form that was begun waits here.') // biome-ignore format: one row
    await context.setOffline(true)
    await expect(page.getByText('Signing in needs a connection.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Signing in needs a connection.')).toBeHidden()

    const other = await context.newPage()
    await other.goto(`${product.url}/login`)
    await expect(other.getByText('Nothing was removed.')).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue('comfort')
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Comfort/ })).toBeVisible()
    await expect(other.getByText('Nothing was removed.')).toBeHidden()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kuu.draft.')).length)).toBe(1) // biome-ignore format: one row
    const tickets = () => page.evaluate(async () => (await fetch('/api/tickets')).json())
    await expect.poll(async () => JSON.stringify(await tickets())).toContain('Worms')
  },
)

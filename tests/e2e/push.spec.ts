import type { Page } from '@playwright/test'
import { answersCached } from './installed-app.ts'
import { expect, test } from './product.ts'

// A separate server: it remembers push subscriptions in memory, which a reset of the data would not clear.
test.use({ serviceWorkers: 'allow', environment: { KUU_PUSH_CONTACT: 'mailto:help@kuu.example' } })

/**
 * Stubs the browser's side of Web Push, because a real one would subscribe at its vendor. Everything between the screen
 * and the server is real.
 */
async function phone(page: Page, answer: NotificationPermission, permission: NotificationPermission = 'default') {
  await page.addInitScript(
    ({ answer, permission }) => {
      const memory = window.sessionStorage
      const get = (name: string) => memory.getItem(name)
      const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)) // biome-ignore format: one step
      const subscription = () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
        options: { applicationServerKey: bytes(get('key') ?? '').buffer },
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
          // Any point of the curve is valid: this one is its generator.
          keys: {
            p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
            auth: 'AAAAAAAAAAAAAAAAAAAAAA',
          },
        }),
        unsubscribe: async () => memory.removeItem('key'),
      })
      const registration = {
        pushManager: {
          getSubscription: async () => (get('key') ? subscription() : null),
          subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
            memory.setItem('key', applicationServerKey)
            return subscription()
          },
        },
      }
      const worker = {
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
        // The app's worker would need the real push API: its registration is refused, as in a private window.
        register: async () => Promise.reject(new Error('not here')),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => worker, configurable: true })
      Object.defineProperty(Notification, 'permission', { get: () => get('permission') ?? permission })
      Notification.requestPermission = async () => {
        memory.setItem('permission', answer)
        return answer
      }
    },
    { answer, permission },
  )
}
const row = (page: Page) => page.getByRole('switch', { name: 'Notify me on this phone' })

test('a farmer is notified on her phone after a tap, until she signs out', async ({ page, product }) => {
  await phone(page, 'granted')
  await page.goto(`${product.url}/profile`)
  await expect(row(page)).not.toBeChecked()
  // Parts that load later would move the switch.
  await answersCached(page)
  await expect(row(page)).toBeEnabled()
  const subscribed = page.waitForResponse(/farmer\.push\.subscribe/)
  await row(page).click()
  expect((await subscribed).status()).toBe(200)
  await expect(page.getByText('You are told here, also while Kuu is closed.')).toBeVisible()
  await expect(row(page)).toBeChecked()

  const renewed = page.waitForResponse(/farmer\.push\.subscribe/)
  await page.reload()
  expect((await renewed).status()).toBe(200)
  await expect(row(page)).toBeChecked()
  // Requests during the sign-out are refused.
  await answersCached(page)

  const calls: string[] = []
  page.on('response', (answer) => void (answer.ok() && calls.push(new URL(answer.url()).pathname)))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/select')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  // The phone is signed out at once; the server is told after that.
  const told = () => calls.filter((path) => /unsubscribe|logout/.test(path))
  await expect.poll(told).toEqual(['/trpc/farmer.push.unsubscribe', '/trpc/auth.logout'])
  await page.goto(`${product.url}/profile`)
  await expect(row(page)).toBeEnabled()
  await expect(row(page)).not.toBeChecked()
})

test('the next user of a phone does not get the notifications of the previous one', async ({ page, product }) => {
  await phone(page, 'granted')
  await page.goto(`${product.url}/profile`)
  await row(page).click()
  await expect(page.getByText('You are told here, also while Kuu is closed.')).toBeVisible()
  await page.goto(`${product.url}/agent`)
  await expect
    .poll(() => page.evaluate(() => [sessionStorage.getItem('key'), localStorage.getItem('pushOwner')]))
    .toEqual([null, null])
})

test('after refusing, the user sees how to allow notifications later', async ({ page, product }) => {
  await phone(page, 'denied')
  await page.goto(`${product.url}/profile`)
  await row(page).click()
  await expect(page.getByText('This phone blocks notifications from Kuu.')).toBeVisible()
  await expect(row(page)).toBeDisabled()
  await expect(row(page)).not.toBeChecked()
})

test('a browser without push says so', async ({ page, product }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('This browser cannot do it.')).toBeVisible()
  await expect(row(page)).toBeDisabled()
})

test('if turning on fails, the switch is off again, with a message', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await phone(page, 'granted')
  await page.goto(`${product.url}/profile`)
  await expect(row(page)).toBeEnabled()
  await page.route(/farmer\.push\.subscribe/, (route) => route.abort('internetdisconnected'))
  await row(page).click()
  await expect(page.getByRole('status')).toContainText('Your phone could not be reached')
  await expect(row(page)).toBeEnabled()
  await expect(row(page)).not.toBeChecked()
})

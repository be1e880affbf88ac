import type { BrowserContext, Page } from '@playwright/test'
import { apiOf, BREAKING_LINE, savedToast } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, type Product, test } from './product.ts'

test.use({
  ...BREAKING_LINE,
  geolocation: { longitude: 3.9, latitude: 7.4, accuracy: 3 },
})

/** Of the product alone: a context of other journeys may have taken it back. */
test.beforeEach(({ context, product }) => context.grantPermissions(['geolocation'], { origin: product.url }))

const DEGREE_M = 111_320
/** Where the false position is, in metres east and north of the village. */
const place = ([east, north]: readonly [number, number]) => ({
  longitude: 3.9 + east / (DEGREE_M * Math.cos((7.4 * Math.PI) / 180)),
  latitude: 7.4 + north / DEGREE_M,
  accuracy: 3,
})

const drawing = (page: Page, points: number) =>
  page.getByRole('img', { name: `The line you have walked: ${points} points` })

/** Walks to each place; the line has a point more each time. */
async function walk(page: Page, context: BrowserContext, places: readonly (readonly [number, number])[], from: number) {
  for (const [index, each] of places.entries()) {
    await context.setGeolocation(place(each))
    await expect(drawing(page, from + index + 1)).toBeVisible()
  }
}

async function fieldsOf(product: Product) {
  const api = await apiOf(product, 'farmer')
  // The newest first; the demo has some of its own.
  return (await api.fields()).filter(({ description }) => description === null)
}

async function name(page: Page, words: string) {
  await page.getByLabel('Name of the field').fill(words)
  await page.getByRole('button', { name: 'Save the field' }).click()
}

test('a farmer walks a ring with a spike offline, mends it, and it is on the server after reconnecting', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Every screen opens')).toBeVisible({ timeout: 20_000 })
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/crops`)
  await page.getByRole('link', { name: 'My fields' }).click()
  await page.getByRole('link', { name: 'New field' }).first().click()
  await page.getByRole('link', { name: 'Walk round it' }).click()
  await context.setGeolocation(place([0, 0]))
  await page.getByRole('button', { name: 'Start walking' }).click()
  await expect(drawing(page, 1)).toBeVisible()
  await walk(page, context, [[150, 0], [150, 150]], 1) // biome-ignore format: places
  // The position jumps across the first side.
  await context.setGeolocation(place([60, -40]))
  const mend = page.getByRole('alert').filter({ hasText: 'The line crosses itself' })
  await expect(mend).toContainText('The side to point 4 crosses the side from point 1 to point 2.')
  await expect(page.locator('[data-crossing="3 0"]')).toBeVisible()

  // A killed page goes on where it was.
  await page.reload()
  await expect(mend).toBeVisible()
  await context.setGeolocation(place([150, 150]))
  await mend.getByRole('button', { name: 'Remove the last point' }).click()
  await expect(mend).toHaveCount(0)
  await walk(page, context, [[75, 160], [0, 150]], 3) // biome-ignore format: places
  await page.getByRole('button', { name: 'I am back' }).click()
  await expect(page.getByText(/(ha|acres) ± \d+%/)).toBeVisible()
  await name(page, 'Hill')
  await expect(savedToast(page)).toBeVisible()
  await expect(page).toHaveURL(/\/fields$/)
  await expect(page.getByRole('heading', { name: 'Hill' })).toBeVisible()
  await expect(page.getByText('Will be sent when you are online')).toBeVisible()
  await page.getByRole('link', { name: '1 to send' }).click()
  await expect(page.getByText('New field: Hill')).toBeVisible()
  expect(await fieldsOf(product)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  const [field] = await fieldsOf(product)
  expect(field).toMatchObject({ name: 'Hill', way: 'walked' })
  expect(field!.boundaryCoordinates).toHaveLength(6)
  // 150 m by 150 m, and ten metres more in the middle of one side.
  expect(field!.totalArea).toBeGreaterThan(2.28)
  expect(field!.totalArea).toBeLessThan(2.36)
  expect(field!.errorBand).toBeGreaterThan(0)
  await page.goto(`${product.url}/fields`)
  await expect(page.getByText('Code ').first()).toBeVisible()
  await expect(page.getByText('Will be sent when you are online')).toHaveCount(0)
})

test('a small field is measured by tape where the walk would be too coarse, and keeps the walk', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/fields/new?way=walk`)
  await context.setGeolocation(place([0, 0]))
  await page.getByRole('button', { name: 'Start walking' }).click()
  await expect(drawing(page, 1)).toBeVisible()
  await walk(page, context, [[20, 0], [20, 15], [0, 15]], 1) // biome-ignore format: places
  await page.getByRole('button', { name: 'I am back' }).click()
  await expect(page.getByText(/^This walk may be off by/)).toBeVisible()
  await page.getByRole('button', { name: 'Measure by tape or paces' }).click()
  for (const [
    label,
    metres,
  ] of [['Side 1 to 2', 20], ['Side 2 to 3', 15], ['Side 3 to 4', 20], ['Side 4 to 1', 15], ['Across, 1 to 3', 25]] as const) // biome-ignore format: lengths
    await page.getByLabel(label).fill(String(metres))
  await page.getByRole('button', { name: 'Use this area' }).click()
  await name(page, 'Garden')
  await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible()
  await expect.poll(() => fieldsOf(product)).toMatchObject([{ name: 'Garden', way: 'taped', totalArea: 0.03 }])
})

test('a walk goes on in one window, until another takes it', async ({ page, context, product }) => {
  const elsewhere = 'Kuu is open at this walk in another window of this phone.'
  await page.goto(`${product.url}/fields/new?way=walk`)
  await context.setGeolocation(place([0, 0]))
  await page.getByRole('button', { name: 'Start walking' }).click()
  await expect(drawing(page, 1)).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${product.url}/fields/new?way=walk`)
  await expect(second.getByText(elsewhere)).toBeVisible()
  await second.getByRole('button', { name: 'Go on here' }).click()
  await expect(drawing(second, 1)).toBeVisible()
  await expect(page.getByText(elsewhere)).toBeVisible()
  await walk(second, context, [[50, 0], [50, 50]], 1) // biome-ignore format: places
  await second.close()
  // The first one has it again, with what was walked meanwhile.
  await expect(drawing(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Throw the walk away' }).click()
  await page.getByRole('button', { name: 'Throw the walk away' }).click()
  await expect(page.getByRole('button', { name: 'Start walking' })).toBeVisible()
})

test('a field is drawn by touch and by keys beside the others, and one of an area alone is said', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/fields/new?way=draw`)
  await page.getByRole('button', { name: 'Find my position' }).click()
  const ground = page.getByRole('slider', { name: /^Ground/ })
  await expect(ground).toHaveAccessibleName(/150 m wide. No corner yet/)
  const { width, height } = (await ground.boundingBox())!
  const touch = (x: number, y: number) => ground.click({ position: { x: (width * x) / 100, y: (height * y) / 100 } })
  await touch(20, 20)
  await touch(80, 20)
  await touch(20, 60)
  await touch(80, 60)
  await expect(ground).toHaveAccessibleName(/4 corners/)
  await page.getByRole('button', { name: 'The field is drawn' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'The last side, back to point 1, crosses the side from point 2 to point 3.',
  )
  await page.getByRole('button', { name: 'Remove the last point' }).click()
  // With keys: from the middle, to the lower right.
  await ground.focus()
  for (let time = 0; time < 7; time++) await page.keyboard.press('ArrowRight')
  for (let time = 0; time < 5; time++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(ground).toHaveAccessibleName(/3 corners/)
  await touch(20, 60)
  await page.getByRole('button', { name: 'The field is drawn' }).click()
  await name(page, 'River')
  await expect(page.getByRole('img', { name: 'Outline of River' })).toBeVisible()

  await page.goto(`${product.url}/fields/new?way=area`)
  await page.getByLabel('Measured in').selectOption('hectare')
  await page.getByLabel(/^Area/).fill('5')
  await name(page, 'Far')
  await expect(page.getByText('Needs its border')).toBeVisible()
  const fields = await fieldsOf(product)
  expect(fields).toMatchObject([
    { name: 'Far', way: 'area', totalArea: 5 },
    { name: 'River', way: 'drawn' },
  ])
  // 150 m are as wide as the ground: 90 m by 60 m, and a lower corner at 78 by 70 of it.
  expect(fields[1]!.totalArea).toBeGreaterThan(0.5)
  expect(fields[1]!.totalArea).toBeLessThan(0.7)
})

test('a field that was removed comes back from the toast, and later from the list', async ({ page, product }) => {
  await page.goto(`${product.url}/fields/new?way=area`)
  await page.getByLabel(/^Area/).fill('1')
  await name(page, 'Hill')
  await page.getByRole('button', { name: 'Remove Hill' }).click()
  await expect(page.getByRole('heading', { name: 'Hill' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Hill' })).toBeVisible()
  await expect.poll(() => fieldsOf(product)).toMatchObject([{ name: 'Hill' }])

  await page.getByRole('button', { name: 'Remove Hill' }).click()
  await expect.poll(() => fieldsOf(product)).toEqual([])
  await page.reload()
  const removed = page.getByRole('region', { name: 'Removed fields' })
  await removed.getByRole('button', { name: 'Bring back Hill' }).click()
  await expect(removed).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Hill' })).toBeVisible()
  await expect.poll(() => fieldsOf(product)).toMatchObject([{ name: 'Hill' }])
})

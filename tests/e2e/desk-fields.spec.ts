import { openAdmin } from './admin.ts'
import { expect, test } from './product.ts'

const DESK = { width: 1280, height: 800 }

type Corner = [longitude: number, latitude: number]
const square = (west: number, south: number): Corner[] => [[west, south], [west + 0.001, south], [west + 0.001, south + 0.001], [west, south + 0.001], [west, south]] // biome-ignore format: a square
const BOW: Corner[] = [[-9.49, 7.01], [-9.489, 7.011], [-9.489, 7.01], [-9.49, 7.011], [-9.49, 7.01]] // biome-ignore format: a crossing
const feature = (name: string, username: string, ring: Corner[]) => ({ type: 'Feature', properties: { name, username }, geometry: { type: 'Polygon', coordinates: [ring] } }) // biome-ignore format: one feature
const geojson = (...features: object[]) => ({
  name: 'fields.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
})

test('fields are imported, found by what needs a look, mended, exported, and get their cards', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/fields')
  const dialog = page.getByRole('dialog')
  const rows = page.getByRole('table').getByRole('row')
  await expect(page.getByText('43 rows')).toBeVisible()

  await page.getByRole('button', { name: 'Import fields' }).click()
  await dialog.getByLabel('Choose a file').setInputFiles(geojson(
    feature('Rice swamp', 'musu', square(-9.47, 7.01)),
    feature('Bow tie', 'musu', BOW),
    feature('Across the path', 'korpo', square(-9.4695, 7.01)),
  )) // biome-ignore format: one call
  await expect(dialog.getByText('2 fields can be imported.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^2 Bow tie The border meets itself/ })).toBeVisible()
  await expect(dialog.getByText(/^1 of them lies over a field of another farmer/)).toBeVisible()
  await expect(
    dialog.getByRole('row', { name: /^3 Across the path Rice swamp of Musu Flomo, 6,1\d\d m²$/ }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 fields' }).click()
  await expect(dialog.getByText('2 fields were imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('45 rows')).toBeVisible()

  await page.getByRole('button', { name: 'Boundary case' }).click()
  await expect(rows.filter({ hasText: 'Rice swamp' })).toContainText('Boundary case')
  await expect(rows.filter({ hasText: 'Across the path' })).toContainText('1.22 ha')
  await page.getByRole('button', { name: 'Border needed' }).click()
  await expect(rows.filter({ hasText: '4.5 ha' })).not.toHaveCount(0)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Liberia')
  await expect(page).toHaveURL(/country=LR&problem=needsBorder/)
  const open = rows.filter({ hasText: 'Saah Tamba' })
  await expect(open).toContainText('Border needed')

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByText('0 fields can be declared in the European Union.')).toBeVisible()
  await expect(dialog.getByText('EUDR_COMMODITIES_PRODUCER_GEO_EMPTY').first()).toBeVisible()
  await dialog.getByRole('listitem').filter({ hasText: 'Saah Tamba' }).getByRole('link', { name: /^Import its border/ }).click() // biome-ignore format: one sentence
  await dialog.getByLabel('Choose a file').setInputFiles(geojson(feature('Mine', 'saah', square(-9.75, 8.43))))
  await dialog.getByRole('button', { name: 'Import 1 field' }).click()
  await expect(dialog.getByText('1 field was imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(open).toHaveCount(0)

  await page.goto(`${product.url}/admin/fields?q=rice+swamp`)
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /Rice swamp/ }).check()
  await page.getByRole('button', { name: 'Export', exact: true }).last().click()
  await expect(dialog.getByText('1 selected field')).toBeVisible()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the EU file' }).click()
  const file = await (await saved).createReadStream()
  const { features } = JSON.parse(Buffer.concat(await file.toArray()).toString())
  expect(features).toMatchObject([
    { properties: { ProducerName: 'Musu Flomo', ProducerCountry: 'LR', ProductionPlace: 'Rice swamp' } },
  ])
  await page.keyboard.press('Escape')
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print cards' }).last().click()
  expect((await printed).suggestedFilename()).toMatch(/^kuu-field-cards-.*\.pdf$/)
})

test('a file that names no farmer takes the one who is named beside it', async ({ page, product }) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/fields?open=import')
  const dialog = page.getByRole('dialog')
  const plain = { type: 'Feature', properties: { name: 'Plain' }, geometry: { type: 'Polygon', coordinates: [square(-9.46, 7.02)] } } // biome-ignore format: one feature
  await dialog.getByLabel('Choose a file').setInputFiles(geojson(plain))
  await expect(dialog.getByRole('row', { name: /^1 Plain Choose a farmer/ })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Username of the farmer/ }).fill('nobody')
  await dialog.getByLabel('Choose a file').setInputFiles(geojson(plain))
  await expect(dialog.getByRole('alert')).toHaveText('There is no farmer with this username.')
  await dialog.getByRole('textbox', { name: /^Username of the farmer/ }).fill('Musu')
  await dialog.getByLabel('Choose a file').setInputFiles(geojson(plain))
  await expect(dialog.getByText('1 field can be imported.')).toBeVisible()
})

test('in French countries and refusals are French', async ({ page, product }) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/fields')
  await page.evaluate(() => localStorage.setItem('preferred-language', 'fr'))
  await page.reload()
  await page.getByRole('combobox', { name: 'Pays' }).selectOption('Éthiopie')
  await expect(page).toHaveURL(/country=ET/)
  await page.getByRole('button', { name: 'Importer des champs' }).click()
  const dialog = page.getByRole('dialog')
  const choose = dialog.getByLabel('Choisir un fichier')
  await choose.setInputFiles({ ...geojson(), buffer: Buffer.from('{"type":"FeatureCollection","features":[{') })
  await expect(dialog.getByRole('alert')).toHaveText(/^Le fichier commence comme du GeoJSON, mais il est tronqué/)
  const road = { type: 'Feature', properties: { name: 'Route', username: 'musu' }, geometry: { type: 'LineString', coordinates: [[-9.4, 7], [-9.41, 7], [-9.42, 7.001]] } } // biome-ignore format: one feature
  await choose.setInputFiles(geojson(road))
  await expect(dialog.getByRole('row', { name: '1 Route C’est une ligne qui ne revient pas là où elle a commencé' })).toBeVisible() // biome-ignore format: one sentence
})

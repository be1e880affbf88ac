import { openAdmin } from './admin.ts'
import { expect, reading, test } from './product.ts'
import { PHONE } from './screens.ts'

const DESK = { width: 1280, height: 800 }

test('a crop is added, edited by two, archived, deleted and restored', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/409 \(Conflict\)/)
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/crops')
  await page.getByRole('button', { name: 'Add Crop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Jackfruit')
  await dialog.getByRole('button', { name: 'Add Crop' }).dblclick()
  await expect(page.getByText('Crop created successfully')).toBeVisible()

  await page.goto(`${product.url}/admin/crops?q=jackfruit`)
  // Pressed twice, added once.
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit: Jackfruit' }).click()
  const id = new URL(page.url()).searchParams.get('open')!.replace('record.', '')
  // Somebody else is quicker.
  await page.request.patch(`${product.url}/api/admin/crops/${id}`, {
    headers: { origin: product.url },
    data: { localName: 'Nangka' },
  })
  await dialog.getByRole('textbox', { name: 'Local name' }).fill('Fenesi')
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  const conflict = dialog.getByRole('alert')
  // Though the button of a long form was pressed twice.
  await expect(conflict).toBeFocused()
  await expect(conflict.getByText('Somebody else has changed this')).toBeInViewport()
  await expect(conflict).toContainText('Yours: Fenesi')
  await expect(conflict).toContainText('Theirs: Nangka')
  await conflict.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Crop updated successfully')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Fenesi' })).toBeVisible()

  await page.getByRole('button', { name: 'Archive: Jackfruit' }).click()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete: Jackfruit' }).click()
  await expect(dialog).toContainText('Nothing else goes with it.')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Crop deleted successfully')).toBeVisible()
  await expect(page.getByText('No crop has these words.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Restore: Jackfruit' }).click()
  await expect(page.getByText('It is there again')).toBeVisible()
  await page.goto(`${product.url}/admin/crops?q=jackfruit`)
  await expect(page.getByRole('cell', { name: 'Fenesi' })).toBeVisible()
})

test('a draft from before somebody else’s edit asks before it is written over that edit', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/)
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/crops?q=okra')
  await page.getByRole('button', { name: 'Edit: Okra' }).click()
  const id = new URL(page.url()).searchParams.get('open')!.replace('record.', '')
  const dialog = page.getByRole('dialog')
  const localName = dialog.getByRole('textbox', { name: 'Local name' })
  await localName.fill('Fevi')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const headers = { origin: product.url }
  await page.request.patch(`${product.url}/api/admin/crops/${id}`, { headers, data: { localName: 'Miyan' } })
  await page.goto(`${product.url}/admin/crops?q=okra`)
  await page.getByRole('button', { name: 'Edit: Okra' }).click()
  await expect(localName).toHaveValue('Fevi')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Theirs: Miyan')
})

reading('a crop with prices says how many go with it, and an advisory is switched off', async ({ page, product }) => {
  await page.setViewportSize(PHONE)
  await openAdmin(page, product, '/admin/advisories?q=armyworm')
  await page.getByRole('button', { name: /^Edit: Scout your maize/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Shown to farmers' }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Advisory updated successfully')).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Market Prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market Prices' })).toBeVisible()
  await page.getByRole('searchbox').fill('casava monrovia')
  await page
    .getByRole('button', { name: /^Delete: Cassava, Monrovia/ })
    .first()
    .click()
  await expect(dialog).toContainText('Nothing else goes with it.')
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('advice about a dose waits for a second person; a request is given to an agent; the audit tells both', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/settings')
  await page.getByRole('switch', { name: /A second person approves it/ }).click({ force: true })
  await expect(page.getByText('Saved')).toBeVisible()
  await page.goto(`${product.url}/admin/advisories?open=record.new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Feed the maize')
  await dialog.getByLabel('Content').fill('Give 50 kg per hectare in the fourth week.')
  await dialog.getByLabel('Category').selectOption('fertilizer')
  await expect(dialog.getByText('Nobody is notified of it.')).toBeVisible()
  await dialog.getByLabel('Priority').selectOption('urgent')
  await expect(dialog.getByRole('region', { name: 'Whom it reaches' })).toContainText('By the bell15')
  await dialog.getByRole('button', { name: 'Add Advisory' }).click()
  await expect(page.getByText('Advisory created successfully')).toBeVisible()
  await expect(page.getByText('Waits for approval')).toBeVisible()
  // The author sees no button to approve it.
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeHidden()

  const sent = await page.request.post(`${product.url}/api/contact/submit`, {
    headers: { origin: product.url },
    data: { name: 'Sia Kamara', subject: 'Yellow leaves', message: 'From below' },
  })
  const { ticketId } = await sent.json()
  await page.goto(`${product.url}/admin/support?q=yellow`)
  await page.getByRole('link', { name: 'Yellow leaves' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/support/${ticketId}$`))
  await page.getByLabel('Who looks after it').selectOption({ label: 'Samuel Mensah' })
  await expect(page.getByText('Samuel Mensah looks after it').first()).toBeVisible()
  await page.goto(`${product.url}/admin/audit`)
  const [assigned, , written] = [0, 1, 2].map((place) => page.getByRole('row').nth(place + 1))
  await expect(assigned!).toContainText('Assigned: Request for help')
  await expect(written!).toContainText('Added: Advisory')
})

test('where the answer to a new advisory is lost, the words are true, and sent again it is made once', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource|net::/)
  await openAdmin(page, product, '/admin/advisories?open=record.new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Weed the cassava')
  await dialog.getByLabel('Content').fill('Weed it before the rain comes.')
  await dialog.getByLabel('Category').selectOption('general')
  await page.route(
    '**/trpc/admin.advisories.create**',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Add Advisory' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No answer came' })).toContainText(
    'Failed to create advisory. No answer came, so it may have arrived all the same. Try again without changing anything: nothing is done twice.',
  )
  await dialog.getByRole('button', { name: 'Add Advisory' }).click()
  await expect(page.getByText('Advisory created successfully')).toBeVisible()
  await page.goto(`${product.url}/admin/advisories?q=cassava`)
  await expect(page.getByText('Weed the cassava', { exact: true })).toHaveCount(1)
})

test('a list of the desk works by keyboard', async ({ page, product }) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/crops')
  const list = page.getByRole('region', { name: 'Crops' })
  const head = list.getByRole('columnheader', { name: 'Name', exact: true })
  const first = list.getByRole('row').nth(1)
  const firstBefore = (await first.textContent())!
  await head.getByRole('button').focus()
  // The way to it was by keyboard, so that the focus is shown.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(head.getByRole('button')).toBeFocused()
  // The rows of the other order take the place of those that a focus could be in.
  await expect(first).not.toHaveText(firstBefore)

  await first.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(list.getByRole('row', { selected: true })).toHaveCount(1)

  const add = page.getByRole('button', { name: 'Add Crop' })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
})

test('several advisories are deleted together, and are there again with one press', async ({ page, product }) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/advisories?q=armyworm')
  const list = page.getByRole('region', { name: 'Advisories' })
  const rows = list.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const before = await rows.count()
  for (const at of [1, 2]) await rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 2 records?' })
  await expect(dialog.getByText(/restored from the archive; after that, this action cannot be undone/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('2 records deleted')).toBeVisible()
  await expect(rows).toHaveCount(before - 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(before)
})

test('several advisories are switched off together, and on again', async ({ page, product }) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/advisories?q=armyworm')
  const list = page.getByRole('region', { name: 'Advisories' })
  const rows = list.getByRole('row')
  for (const at of [1, 2]) await rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page
    .getByRole('dialog', { name: 'Switch off 2 advisories?' })
    .getByRole('button', { name: 'Switch off' })
    .click()
  await expect(page.getByText('2 advisories switched off')).toBeVisible()
  for (const at of [1, 2]) await expect(rows.nth(at)).toContainText('Inactive')
  await page.getByRole('button', { name: 'Switch on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch on 2 advisories?' })
  // Both were announced before.
  await expect(dialog.getByText('Nobody is notified of it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('2 advisories switched on')).toBeVisible()
  for (const at of [1, 2]) await expect(rows.nth(at)).toContainText('Active')
})

test('several requests are assigned and closed together, and are open again with one press', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/crops')
  for (const subject of ['Worms', 'Rust'])
    await page.request.post(`${product.url}/api/contact/submit`, {
      headers: { origin: product.url },
      data: { name: 'Joseph', subject, message: 'In the maize' },
    })
  await page.goto(`${product.url}/admin/support?q=Joseph`)
  const rows = page.getByRole('region', { name: 'Requests for help' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const before = await rows.count()
  const count = before - 1
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Assign' }).click()
  const assign = page.getByRole('dialog')
  await assign.getByLabel('Who looks after it').selectOption({ label: 'Samuel Mensah' })
  await assign.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(/somebody else to look after/)).toBeVisible()
  await expect(rows.nth(1)).toContainText('Samuel Mensah')
  await page.getByRole('button', { name: 'Close requests' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close requests' }).click()
  await expect(page.getByText(new RegExp(`^${count} requests? closed$`))).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(before)
})

test('a crop in use stays, with all that were chosen with it', async ({ page, product }) => {
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/crops?q=maize')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(page.getByRole('dialog').getByText(/in use and cannot be deleted/)).toBeVisible()
})

test('on a phone, several advisories are selected on their cards and switched off together, by the keyboard alone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, product, '/admin/advisories?q=armyworm')
  const select = page.getByRole('button', { name: 'Select', exact: true })
  await select.press('Enter')
  await expect(select).toHaveAttribute('aria-pressed', 'true')
  const cards = page.getByRole('list', { name: 'Advisories' }).getByRole('listitem')
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar.getByRole('status')).toHaveText('0 rows selected')
  for (const at of [0, 1]) await cards.nth(at).getByRole('checkbox').press('Space')
  await expect(bar.getByRole('status')).toHaveText('2 rows selected')
  await expect(bar).toBeInViewport({ ratio: 1 })
  for (const box of [cards.first().getByRole('checkbox'), bar.getByRole('checkbox', { name: 'Select all' })]) {
    const { width, height } = (await box.locator('xpath=ancestor::label').boundingBox())!
    expect([width >= 44, height >= 44]).toEqual([true, true])
  }
  await bar.getByRole('button', { name: 'Switch off' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Switch off 2 advisories?' })
    .getByRole('button', { name: 'Switch off' })
    .press('Enter')
  await expect(page.getByText('2 advisories switched off')).toBeVisible()
  for (const at of [0, 1]) await expect(cards.nth(at)).toContainText('Inactive')
  await bar.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(bar).toBeHidden()
  await expect(select).toBeFocused()
  await expect(cards.first().getByRole('checkbox')).toBeHidden()
})

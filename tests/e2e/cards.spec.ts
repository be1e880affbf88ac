import { expect, reading } from './product.ts'
import { violationsInBoth } from './violations.ts'

/** Where the words of a card are touched, its button's area lies above them. */
const ANYWHERE = { force: true }

reading('the whole card of a crop and of an advisory opens it', async ({ page, product }) => {
  await page.goto(`${product.url}/crops`)
  const details = page.getByRole('button', { name: 'View Details: Maize' })
  await expect(details).toBeVisible()
  await page.getByRole('main').getByText('Maize', { exact: true }).first().click(ANYWHERE)
  await expect(page.getByRole('dialog', { name: 'Maize' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeFocused()

  await page.goto(`${product.url}/advisories`)
  const heading = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  const title = (await heading.textContent()) ?? ''
  await heading.click(ANYWHERE)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
})

reading(
  "an agent's cards open the farmer and the answers; a card's phone number still calls",
  async ({ page, product }) => {
    await page.goto(`${product.url}/agent`)
    const farmers = page.getByRole('region', { name: 'Recent Farmers' })
    const call = farmers.getByRole('link', { name: /^Call/ }).first()
    const name = ((await call.getAttribute('aria-label')) ?? '').replace('Call ', '')
    await farmers.getByRole('link', { name, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByText('Total Crops')).toBeVisible()
    await page.reload()
    await expect(dialog.getByText('Total Crops')).toBeVisible()
    expect(await violationsInBoth(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // Not covered by the link of the card.
    await call.click({ trial: true })

    const mine = page.getByRole('region', { name: 'My Recent Advisories' })
    const title = (await mine.getByRole('link').first().textContent()) ?? ''
    await mine.getByRole('paragraph').first().click(ANYWHERE)
    await expect(page.getByRole('dialog', { name: title })).toContainText('What farmers answered')
    expect(await violationsInBoth(page)).toEqual([])
  },
)

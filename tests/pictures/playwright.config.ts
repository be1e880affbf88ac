import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** `npm run pictures`: not a test, so nothing is tried a second time. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  retries: 0,
  reporter: 'list',
  use: { ...journeys.use, actionTimeout: 8_000 },
})

import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** `npm run pictures`: no test, so nothing is retried. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  retries: 0,
  reporter: 'list',
  use: { ...journeys.use, actionTimeout: 8_000 },
})

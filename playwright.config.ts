import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/chromium.mjs'

/** Journeys against the built product; each test starts its own, see tests/e2e/product.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  timeout: 30_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // To keep the app on the phone takes as long as most journeys: those that need it say so.
    serviceWorkers: 'block',
    // A trace tells what the page was at each step; a film of it besides costs every test a tenth of its time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.KUU_CHROMIUM || undefined,
      args: CHROMIUM_FLAGS,
    },
  },
})

import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/setup/chromium.mjs'

/** Journeys against the built product, whose data is put back for each test: see tests/e2e/product.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // What is waited for comes within a second or two; on a machine that does other work besides it takes longer.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // What failed is tried again, with a trace that tells what the page was at each step; the run names what needed it. Twice,
  // because a machine may be half as fast as the one on which the waits were chosen.
  retries: 2,
  // On two cores: each waits for answers and timers for a third of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // What slides and fades would be waited for, and examined half-way; what motion does is tried in toasts.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // The journeys of a worker share a browser context, which keeps the app's compiled code: a quarter less processor time.
    // Playwright clears cookies, storage, caches and routes between them, and tests/e2e/product.ts what it leaves.
    reuseContext: true,
    // To keep the app on the phone takes as long as most journeys: those that need it say so.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.KUU_CHROMIUM || undefined,
      args: CHROMIUM_FLAGS,
    },
  },
})

import { defineConfig } from 'vitest/config'

/** What holds state in its modules, as an app on one phone does: each file of its tests gets them anew. */
const STATEFUL = ['src/client/**/*.test.{ts,tsx}', 'tests/offline/**/*.test.ts']
/** What measures the time of its own thread: there, no other file may have left a timer or a full memory. */
const MEASURED = ['tests/db/scale-events.test.ts']
/** What starts the server as it is built: of its sources it takes five times as long. */
const PRODUCT = ['tests/operations/{start,upgrade,farmer-import,price-import,push-restart}.test.ts']

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        // A worker reads the server's modules once for all files, which takes it longer than most of their tests.
        test: {
          name: 'server',
          isolate: false,
          setupFiles: 'tests/close-opened.ts',
          include: ['src/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...STATEFUL, ...MEASURED, ...PRODUCT],
        },
      },
      {
        extends: true,
        test: { name: 'product', isolate: false, include: PRODUCT, globalSetup: 'tests/operations/build-server.mjs' },
      },
      { extends: true, test: { name: 'phone', include: STATEFUL } },
      { extends: true, test: { name: 'measured', include: MEASURED } },
    ],
  },
})

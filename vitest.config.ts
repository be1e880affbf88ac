import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 60_000,
  },
})

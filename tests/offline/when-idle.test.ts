import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The deferred work, and a query that gets its answer. */
async function deferred() {
  const { whenIdle } = await import('#client/offline/when-idle.ts')
  const { queryClient } = await import('#client/api/query-client.ts')
  const work = vi.fn()
  whenIdle(work)
  return { work, answer: () => queryClient.setQueryData(['something'], Math.random()) }
}

test('deferred work starts a moment after the last answer, once', async () => {
  const { work, answer } = await deferred()
  await vi.advanceTimersByTimeAsync(600)
  answer()
  await vi.advanceTimersByTimeAsync(690)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(work).toHaveBeenCalledOnce()
  answer()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledOnce()
})

test('it starts after six seconds even if requests go on', async () => {
  const { work, answer } = await deferred()
  for (let times = 0; times < 59; times++) {
    answer()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(110)
  expect(work).toHaveBeenCalledOnce()
})

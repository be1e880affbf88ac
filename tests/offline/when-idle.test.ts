import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isDrawn = true
beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  isDrawn = true
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    querySelector: () => (isDrawn ? {} : null),
  })
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
  return { work, queryClient, answer: () => queryClient.setQueryData(['something'], Math.random()) }
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

test('it starts after twenty seconds even if requests go on', async () => {
  const { work, answer } = await deferred()
  for (let times = 0; times < 199; times++) {
    answer()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(110)
  expect(work).toHaveBeenCalledOnce()
})

test('it waits while nothing is drawn, and for an answer that is long on its way', async () => {
  isDrawn = false
  const { work, queryClient } = await deferred()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(work).not.toHaveBeenCalled()
  isDrawn = true
  const slow = new Promise((resolve) => setTimeout(() => resolve('there'), 5_000))
  void queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => slow })
  await vi.advanceTimersByTimeAsync(5_600)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(900)
  expect(work).toHaveBeenCalledOnce()
})

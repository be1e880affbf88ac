import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../wait-for.ts'

/** A worker and its registration, as a browser shows them to the page; `isActive` says that the worker has begun. */
function browser({ isActive = false } = {}) {
  const installing = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() })
  const registration = Object.assign(new EventTarget(), { installing, active: null as object | null })
  const register = vi.fn(async () => registration)
  const { promise: ready, resolve } = Promise.withResolvers<{ active: object }>()
  if (isActive) resolve({ active: installing })
  const getRegistration = async () => registration
  const container = Object.assign(new EventTarget(), { register, getRegistration, controller: null, ready })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container })
  return {
    register,
    worker: installing,
    /** A worker is active. */
    begins: (active: object = installing) => resolve({ active }),
    becomes: (state: string) => {
      installing.state = state
      installing.dispatchEvent(new Event('statechange'))
    },
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async () => ({
  ...(await import('#client/offline/worker/install.ts')),
  ...(await import('#client/offline/worker/readiness.ts')),
})

test('an installation that was cut is tried again while the page is open, and by hand', async () => {
  const { register, becomes } = browser()
  const { installWorker, getReadiness, retryReadiness } = await open()
  const onRegistered = vi.fn()
  await installWorker(onRegistered)
  becomes('redundant')
  expect(getReadiness().failed).toBe('cut')
  expect(register).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(register).toHaveBeenCalledTimes(2)
  retryReadiness()
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledTimes(3)
  expect(getReadiness().failed).toBeNull()
  // The registration is the same: what listens to it listens once.
  expect(onRegistered).toHaveBeenCalledOnce()
})

test('what the worker says of its progress, and of a phone without room, is known', async () => {
  browser()
  const { installWorker, getReadiness } = await open()
  await installWorker(() => undefined)
  const worker = new BroadcastChannel('kuu-install')
  worker.postMessage({ done: 1, all: 3 })
  vi.useRealTimers()
  await waitFor(() => expect(getReadiness().files).toEqual({ done: 1, all: 4 }))
  worker.postMessage({ failed: 'full' })
  await waitFor(() => expect(getReadiness().failed).toBe('full'))
  worker.close()
})

test('a phone without room says so also when the worker has given up, and is tried again by hand only', async () => {
  const { register, becomes } = browser()
  const { installWorker, getReadiness } = await open()
  await installWorker(() => undefined)
  const worker = new BroadcastChannel('kuu-install')
  worker.postMessage({ failed: 'full' })
  vi.useRealTimers()
  await waitFor(() => expect(getReadiness().failed).toBe('full'))
  worker.close()
  vi.useFakeTimers()
  becomes('redundant')
  expect(getReadiness().failed).toBe('full')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(register).toHaveBeenCalledOnce()
})

test('answers that were cut are tried again by themselves, whatever becomes of the files', async () => {
  const { installWorker, getReadiness, noteReadiness, onReadinessRetry } = await open()
  browser()
  await installWorker(() => undefined)
  const fetchAnswers = vi.fn()
  onReadinessRetry(fetchAnswers)
  noteReadiness({ areAnswersCut: true })
  noteReadiness({ files: { done: 2, all: 2 }, failed: null })
  expect(getReadiness().areAnswersCut).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetchAnswers).toHaveBeenCalledOnce()
})

test('what comes later, and was cut before the worker was active, is still to be tried', async () => {
  const { begins } = browser()
  const { installWorker, getReadiness } = await open()
  await installWorker(() => undefined)
  const worker = new BroadcastChannel('kuu-install')
  worker.postMessage({ done: 2, all: 4 })
  worker.postMessage({ failed: 'cut' })
  // The rest of what comes first.
  worker.postMessage({ done: 1, all: 4 })
  worker.postMessage({ done: 2, all: 4 })
  begins()
  vi.useRealTimers()
  await waitFor(() => expect(getReadiness()).toMatchObject({ files: { done: 3, all: 5 }, failed: 'cut' }))
  worker.close()
})

test('the worker that takes the place of one that was cut is asked for what comes later', async () => {
  const { worker, begins } = browser()
  vi.doMock('#client/offline/ahead/fetch-ahead.ts', () => ({ fetchAhead: async () => undefined }))
  const { prepareForOffline } = await import('#client/offline/ahead/prepare.ts')
  prepareForOffline()
  await waitFor(() => expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'FETCH_LATER' }))
  const next = { postMessage: vi.fn() }
  begins(next)
  await waitFor(() => expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'FETCH_LATER' }))
  vi.doUnmock('#client/offline/ahead/fetch-ahead.ts')
})

test('an active worker opens the screens; all is ready once the packs are there that come later', async () => {
  browser({ isActive: true })
  const { installWorker, getReadiness } = await open()
  await installWorker(() => undefined)
  const worker = new BroadcastChannel('kuu-install')
  worker.postMessage({ done: 2, all: 4 })
  vi.useRealTimers()
  await waitFor(() => expect(getReadiness().files).toEqual({ done: 3, all: 5 }))
  worker.postMessage({ failed: 'cut' })
  await waitFor(() => expect(getReadiness().failed).toBe('cut'))
  worker.postMessage({ done: 4, all: 4 })
  await waitFor(() => expect(getReadiness()).toMatchObject({ files: { done: 5, all: 5 }, failed: null }))
  worker.close()
})

describe('the answers for without a connection', () => {
  const prepareForOffline = vi.fn()
  const begin = async () => {
    vi.stubEnv('DEV', false)
    vi.doMock('#client/offline/ahead/prepare.ts', () => ({ prepareForOffline }))
    const { registerWorker } = await import('#client/offline/worker/register.ts')
    void registerWorker()
  }
  afterEach(() => {
    prepareForOffline.mockClear()
    vi.unstubAllEnvs()
    vi.doUnmock('#client/offline/ahead/prepare.ts')
  })

  test('are fetched beside a worker that is long on its way, and once', async () => {
    const { register } = browser()
    register.mockImplementation(() => new Promise(() => undefined))
    await begin()
    expect(prepareForOffline).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(prepareForOffline).toHaveBeenCalledOnce()
  })

  test('are not fetched where the browser takes no worker', async () => {
    const { register } = browser()
    register.mockRejectedValue(new DOMException('', 'SecurityError'))
    await begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(register.mock.calls.length).toBeGreaterThan(1)
    expect(prepareForOffline).not.toHaveBeenCalled()
  })
})

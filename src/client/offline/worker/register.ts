import { prepareForOffline } from '../ahead/prepare.ts'
import { isOnline } from '../connection.ts'
import { installWorker } from './install.ts'
import { showUpdate } from './update-state.ts'

/** An app that stays open for days asks about a newer version when she comes back to it. */
const LOOK_AFTER_MS = 3_600_000
const REFUSED_WITHIN_MS = 200

/**
 * Brings the service worker. A newer one waits: what it brings is offered (see UpdateNotice), and taken only when the
 * user says so, because the page is then loaded anew.
 */
export async function registerWorker() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  followController()
  let isPrepared = false
  const prepare = () => {
    if (!isPrepared) prepareForOffline()
    isPrepared = true
  }
  // Beside the worker, whose own file takes seconds on a slow line. A browser that takes no worker says so at once, and
  // alone the answers would be of no use.
  const timer = setTimeout(prepare, REFUSED_WITHIN_MS)
  const installing = installWorker((registration) => {
    offerUpdates(registration)
    prepare()
  })
  await installing.finally(() => clearTimeout(timer))
  await belongToWorker()
}

function offerUpdates(registration: ServiceWorkerRegistration) {
  const offer = (waiting: ServiceWorker | null) => {
    // Without a controller this is the first worker of all, which takes nobody's place.
    if (waiting && navigator.serviceWorker.controller) showUpdate(() => take(waiting))
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
  lookForUpdates(registration)
}

/**
 * A page that began to load before the worker was active, and was there only after it had taken charge of all pages,
 * would belong to nobody until it is loaded anew: no photo and no other language of it would be kept.
 */
async function belongToWorker() {
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
}

let isTaken = false

function take(waiting: ServiceWorker) {
  isTaken = true
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

let isLeaving = false

/**
 * Loads the page anew, once its new worker is active. A worker takes its pages while it becomes active, and again when
 * it claims them: a browser that is asked to load a page twice then, or too early, may never do so.
 */
async function loadAnew(worker: ServiceWorker | null) {
  if (isLeaving) return
  isLeaving = true
  if (worker?.state === 'activating')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
  window.location.reload()
}

/** A window in which nobody took the new version, but another window did, goes on as it is until she says so. */
function followController() {
  let isFirst = !navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker
    if (isTaken) void loadAnew(controller)
    else if (!isFirst) showUpdate(() => void loadAnew(controller))
    isFirst = false
  })
}

function lookForUpdates(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !isOnline() || Math.abs(Date.now() - lookedAt) < LOOK_AFTER_MS) return
    lookedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

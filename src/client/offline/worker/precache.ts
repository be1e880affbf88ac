import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { INSTALL_CHANNEL, type InstallProgress } from './install-progress.ts'
import { OWN_FILES, storedFile } from './own-files.ts'
import { dropOtherPacks, fetchOwn, PARTS, splitManifest, unpack } from './packs.ts'
import type { Worker } from './worker.ts'

/** The files that came in packs. */
const FILES_CACHE = 'kuu-files'
/** The landing page as it was last seen. */
export const LANDING_CACHE = 'kuu-landing'

/** Fetches the files of the manifest while the worker is installed, and answers with them from then on. */
export function precacheIn(worker: Worker, manifest: Worker['__WB_MANIFEST']) {
  const { files, packs, later, last, agent, update } = splitManifest(manifest)
  const controller = new PrecacheController({ plugins: [OWN_FILES] })
  controller.addToCacheList(files)
  const openFiles = () => caches.open(FILES_CACHE)

  const all = (packs.length + later.length) * PARTS
  let noteAlmost = () => {}
  /** What the worker is installed with is almost here: on a bad line the question for what comes next takes a second. */
  const almost = worker.registration.active
    ? null
    : new Promise<void>((resolve) => {
        noteAlmost = resolve
      })
  const unpackLater = async () =>
    unpack(await openFiles(), later, (parts) => tell({ done: packs.length * PARTS + parts, all }))

  async function install(isUpdate: boolean) {
    const onProgress = (done: number) => {
      if (done >= packs.length * PARTS - 1) noteAlmost()
      // While an older version serves, nobody waits for the newer one.
      if (!isUpdate) tell({ done, all })
    }
    await Promise.all([fetchShell(controller, files), unpack(await openFiles(), packs, onProgress)])
    if (!isUpdate) return
    // Where an older version opened lessons without a connection, the new one must too, and read what it stored.
    await unpack(await openFiles(), [...later, ...last, ...update])
    await keepLandingPage()
  }
  worker.addEventListener('install', (event) => {
    const isUpdate = worker.registration.active !== null
    // What is in no pack is in the browser's cache since the first view.
    event.waitUntil(
      install(isUpdate)
        .then(() => controller.install(event))
        .catch(report),
    )
  })
  worker.addEventListener('activate', (event) => {
    const dropOld = async () => dropOtherPacks(await openFiles(), [...packs, ...later, ...last, ...agent, ...update])
    event.waitUntil(Promise.all([controller.activate(event), dropOld()]))
  })
  registerRoute(new PrecacheRoute(controller))

  async function fetchLater() {
    await almost
    await unpackLater().catch(report)
    await unpack(await openFiles(), last)
    await keepLandingPage()
  }
  let underWay: Promise<void> | undefined
  return {
    shellHandler: controller.createHandlerBoundToURL('/app.html'),
    /** Each window asks for it, once it has its answers. */
    fetchLater: () => {
      underWay ??= fetchLater().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    fetchForAgent: async () => {
      await almost
      await unpack(await openFiles(), agent)
      await keepLandingPage()
    },
    unpacked: (request: Request) => storedFile(FILES_CACHE, request),
  }
}

/**
 * What has a revision in place of a hashed name: the page itself, and what stands in its head. The server is asked
 * whether what the browser has is still that: what a captive portal answered before is not.
 */
async function fetchShell(controller: PrecacheController, files: readonly (PrecacheEntry | string)[]) {
  const cache = await caches.open(controller.strategy.cacheName)
  const fetchFile = async (url: string) => {
    const place = controller.getCacheKeyForURL(url)
    if (!place || (await cache.match(place))) return
    await cache.put(place, await fetchOwn(url, 'no-cache'))
  }
  await Promise.all(files.map((file) => typeof file === 'object' && file.revision && fetchFile(file.url)))
}

/** Somebody who started at another screen has not seen it yet; its styles and scripts are in the last pack. */
async function keepLandingPage() {
  const cache = await caches.open(LANDING_CACHE)
  if (await cache.match('/', { ignoreVary: true })) return
  await cache.put('/', await fetchOwn('/', 'default'))
}

/** What was begun fails; the page says why, and tries again (see install.ts). */
function report(error: unknown): never {
  tell({ failed: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'cut' })
  throw error
}

function tell(progress: InstallProgress) {
  const pages = new BroadcastChannel(INSTALL_CHANNEL)
  pages.postMessage(progress)
  pages.close()
}

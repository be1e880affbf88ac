import '../fills.ts'
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { LOGIN_PAGE } from '../line/login-page.ts'
import { PHOTO_CACHE } from './caches.ts'
import { courseFile, isCourseFile } from './course-files.ts'
import { limited } from './limited.ts'
import { sendInBackground } from './outbox.ts'
import { OWN_FILES } from './own-files.ts'
import { LANDING_CACHE, precacheIn } from './precache.ts'
import { listenForPush } from './push.ts'
import { cachedWords } from './words.ts'
import type { Worker } from './worker.ts'

declare const self: Worker

/** The first worker takes charge of the page that brought it, so that the first visit already works offline. */
clientsClaim()
cleanupOutdatedCaches()
const { shellHandler, fetchLater, fetchForAgent, unpacked } = precacheIn(self, self.__WB_MANIFEST)

/** Whoever opens the app with the landing page as it was last seen; it is nobody's screen and comes after everything else. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/' && `/${url.search}` !== LOGIN_PAGE,
  new NetworkFirst({
    cacheName: LANDING_CACHE,
    networkTimeoutSeconds: 4,
    plugins: [OWN_FILES],
    // The answer varies by the language; what this phone saw last is better than none.
    matchOptions: { ignoreVary: true },
  }),
)
/** Every screen is the shell, which finds the rest on the phone. */
registerRoute(
  new NavigationRoute(shellHandler, {
    denylist: [/^\/\?network-login$/, /^\/(?:api|trpc|hooks)(?:\/|$)/, /\.\w+$/],
  }),
)

const USED_CACHE = 'kuu-assets'
/** What was not kept ahead (another language, the desks) is kept once it was used; a name stands for one content. */
const used = new CacheFirst({
  cacheName: USED_CACHE,
  plugins: [OWN_FILES, limited(USED_CACHE, 200)],
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => (await unpacked(options.request)) ?? used.handle(options),
)
/** A photo never changes. The page empties this cache when somebody else signs in. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/photos/'),
  new CacheFirst({
    cacheName: PHOTO_CACHE,
    plugins: [OWN_FILES, limited(PHOTO_CACHE, 60)],
    // The answer varies by who asks; the cache holds one person's photos only.
    matchOptions: { ignoreVary: true },
  }),
)
registerRoute(isCourseFile, courseFile)

/**
 * A new version waits until the user lets it in: never in the middle of a form. A page that nobody has may be taken.
 */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'FETCH_LATER') event.waitUntil(fetchLater().catch(() => undefined))
  if (event.data?.type === 'FETCH_FOR_AGENT') event.waitUntil(fetchForAgent().catch(() => undefined))
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim())
})

/** The connection is back, whether a window is open or not. */
self.addEventListener('sync', (event) => {
  if (event.tag === 'kuu-outbox') event.waitUntil(sendInBackground())
})

listenForPush(self, cachedWords)

import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core'

/**
 * Holds a cache to so many answers: the oldest goes first. Of all that the worker stores it is what the phone can do
 * without: where there is no room, all of it goes.
 */
export function limited(cacheName: string, most: number): WorkboxPlugin {
  registerQuotaErrorCallback(() => caches.delete(cacheName))
  return {
    cacheDidUpdate: async () => {
      const cache = await caches.open(cacheName)
      const requests = await cache.keys()
      for (const request of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(request)
    },
  }
}

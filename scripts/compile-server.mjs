import { HEAP_FLAGS } from './launch.mjs'
import { withProduct } from './product.mjs'

/**
 * Starts the bundled server and asks for its first pages. At its end it leaves beside the bundle what it compiled for
 * them (see src/server/begin.ts), for each set of flags by itself: with and without the memory settings.
 */
for (const flags of [[], HEAP_FLAGS])
  await withProduct(
    async (url) => {
      for (const path of ['/', '/farmer', '/api/health', '/api/crops']) await (await fetch(url + path)).text()
    },
    {},
    flags,
  )

/** Node's modules that a start needs. */
const NEEDED = [
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'http',
  'net',
  'stream',
  'stream/promises',
  'timers/promises',
  'url',
  'util',
  'vm',
  'worker_threads',
  'zlib',
]

/**
 * Node brings its modules compiled, which counts under the flags alone that it was built with: they are loaded before any
 * is changed (see heap.ts). Not by imports, which a bundler drops where nothing is taken of them.
 */
for (const name of NEEDED) process.getBuiltinModule(name)
/** The classes of the web, which every request needs: 17 ms here, 45 ms once the flags have changed. */
Reflect.get(globalThis, 'Request')

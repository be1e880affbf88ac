import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** The first code of a server from the sources: an earlier start has left beside it what it had compiled. */
enableCompileCache(join(import.meta.dirname, 'compiled'))
await import('./main.ts')

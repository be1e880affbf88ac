import './of-node.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { compileLater } from './heap.ts'

compileLater()
/** The first code of a server from the sources: the build has left beside it what a start needs, under these flags. */
enableCompileCache(join(import.meta.dirname, 'compiled'))
await import('./main.ts')

import './browser.ts'
import { drawEntry } from './entry.tsx'
import { drawHome } from './home.tsx'

/** What the server calls, each with its question as JSON: src/server/ssr/renderer.ts runs this script. */
Object.assign(globalThis, { drawHome, drawEntry })

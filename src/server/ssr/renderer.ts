import vm from 'node:vm'
import type { Answering, DrawnHome, HomeFor } from '#domain/sync/first-answers.ts'
import type { Files } from '../program-files.ts'

export type Renderer = (home: HomeFor, answering: Answering) => Promise<DrawnHome>

const BUNDLE = 'home.js'

/**
 * What the client's modules take of a browser that Node has too; the bundle brings the rest (src/client/ssr/browser.ts).
 * Node compiles some of it when it is first asked for, which a start has no time for.
 */
const ofNode = () => ({
  AbortController,
  AbortSignal,
  crypto,
  CustomEvent,
  Event,
  EventTarget,
  Headers,
  MessageChannel,
  performance,
  queueMicrotask,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
})

/**
 * Draws screens of the client on the server, in a context of its own: the globals of a browser are not those of the
 * server. The bundle is read with the first drawing, and draws one after the other. Null where the client was built
 * without it.
 */
export function createRenderer(files: Files): Renderer | null {
  if (!files.names().includes(BUNDLE)) return null
  let drawHome: ((asked: string, answering: Answering) => Promise<string>) | undefined
  let last: Promise<unknown> = Promise.resolve()
  const draw: Renderer = async (home, answering) => {
    drawHome ??= loaded(files)
    return JSON.parse(await drawHome(JSON.stringify(home), answering))
  }
  return (home, answering) => {
    const drawing = last.then(() => draw(home, answering))
    last = drawing.catch(() => undefined)
    return drawing
  }
}

function loaded(files: Files) {
  const context = vm.createContext(ofNode())
  new vm.Script(files.read(BUNDLE)!.toString('utf8'), { filename: BUNDLE }).runInContext(context)
  return (context as { drawHome: (asked: string, answering: Answering) => Promise<string> }).drawHome
}

import vm from 'node:vm'
import type { DrawnEntry, EntryFor } from '#domain/sync/entry-pages.ts'
import type { Answering, DrawnHome, HomeFor } from '#domain/sync/first-answers.ts'
import type { Files } from '../program-files.ts'

export type Renderer = {
  home: (asked: HomeFor, answering: Answering) => Promise<DrawnHome>
  entry: (asked: EntryFor, answering: Answering) => Promise<DrawnEntry>
}

const BUNDLE = 'screens.js'
/** The styles of what it draws. */
export const STYLES = 'style.css'

/** What the bundle gives (src/client/ssr/screens.ts): each takes its question, and gives its drawing, as JSON. */
type Draw = (asked: string, answering: Answering) => Promise<string>
type Screens = { drawHome: Draw; drawEntry: Draw }

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
  let screens: Screens | undefined
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (draw: (screens: Screens) => Promise<string>) => {
    const drawing = last.then(() => {
      screens ??= loaded(files)
      return draw(screens)
    })
    last = drawing.catch(() => undefined)
    return drawing.then((drawn) => JSON.parse(drawn))
  }
  return {
    home: (asked, answering) => inTurn(({ drawHome }) => drawHome(JSON.stringify(asked), answering)),
    entry: (asked, answering) => inTurn(({ drawEntry }) => drawEntry(JSON.stringify(asked), answering)),
  }
}

function loaded(files: Files) {
  const context = vm.createContext(ofNode())
  new vm.Script(files.read(BUNDLE)!.toString('utf8'), { filename: BUNDLE }).runInContext(context)
  return context as Screens
}

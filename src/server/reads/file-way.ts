import type { IncomingMessage, ServerResponse } from 'node:http'
import { OWN_HEADER } from '#domain/sync/own-answer.ts'
import { type ClientPages, fileAnswer } from '../http/client-files.ts'
import { isPartOfPage, securityHeadersFor } from '../http/security.ts'
import type { Entrance } from './entrance.ts'

/** Answers a request for a file; false where the app has to answer. */
export type FileWay = (request: IncomingMessage, response: ServerResponse) => boolean

type Deps = { fileFor: ClientPages['fileFor']; entrance: Entrance }

/**
 * The landing page and the files of the client, as the app would answer them (`clientFiles`), before it: a first visit
 * asks for thirty, and the first page of a server need not wait for the classes of the web (see listen.ts).
 */
export const createFileWay =
  ({ fileFor, entrance }: Deps): FileWay =>
  (request, response) => {
    const started = performance.now()
    const path = request.url!.split('?', 1)[0]!
    if (request.method !== 'GET' || !isFile(path)) return false
    const file = lookedUp(() => fileFor(path))
    if (!file) return false
    const answer = fileAnswer(file, request.headers)
    // What is not packed yet is packed by the app.
    const isUnpacked = file.type === 'application/json' && !answer.isPacked
    if (isUnpacked || !entrance.mayFetch(request)) return false
    const requestId = entrance.newRequestId()
    const { headers, body } = answer
    const status = body ? 200 : 304
    response.writeHead(status, [
      ...[OWN_HEADER, '1'],
      ...headers.flat(),
      ...securityHeadersFor(path, body && file.type, entrance.isSecure(request)).flat(),
      ...(isPartOfPage(path) ? [] : ['X-Request-Id', requestId]),
      ...(body ? ['Content-Length', String(body.length)] : []),
    ])
    response.end(body)
    entrance.note(request, { requestId, status, started })
    return true
  }

/** Screens have no file ending: the app draws some of them. */
const isFile = (path: string) => path === '/' || /\.\w+$/.test(path)

/** Where the database does not answer, the app says so. */
function lookedUp<T>(find: () => T) {
  try {
    return find()
  } catch {
    return undefined
  }
}

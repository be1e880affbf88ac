import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

/** Where the process that writes takes what readers hand on, and the word by which it knows them. */
export type InnerDoor = { port: number; secret: string }

/** Says the word. */
export const SECRET = 'kuu-reader'
/** The address of who asked, as the reader's own socket had it. */
export const FROM = 'kuu-reader-from'

/** What is of one connection (RFC 9110, 7.6.1), what Node writes itself, and what only a reader may say. */
const OF_THE_CONNECTION = /^(connection|keep-alive|transfer-encoding|upgrade|te|trailer|expect|proxy-connection)$/i
const OURS = new RegExp(`^(${SECRET}|${FROM})$`, 'i')

/** Hands requests on to the process that writes, and its answers back, as they are. */
export function handingOn({ port, secret }: InnerDoor) {
  const agent = new Agent({ keepAlive: true })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const isChunked = request.headers['transfer-encoding'] !== undefined
    const onward = ask({
      ...{ host: '127.0.0.1', port, agent, setHost: false },
      ...{ method: request.method, path: request.url },
      headers: [
        ...kept(request.rawHeaders, (name) => !OF_THE_CONNECTION.test(name) && !OURS.test(name)),
        ...(isChunked ? ['Transfer-Encoding', 'chunked'] : []),
        ...[SECRET, secret, FROM, request.socket.remoteAddress ?? ''],
      ],
    })
    onward.once('response', (answer) => {
      response.writeHead(
        answer.statusCode!,
        kept(answer.rawHeaders, (name) => !OF_THE_CONNECTION.test(name)),
      )
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    // Whoever asked is gone, or the process that writes is: either way nobody waits for the other.
    onward.once('error', () => response.destroy())
    response.once('close', () => response.writableFinished || onward.destroy())
    request.pipe(onward)
  }
}

/** Names and values in turn, without those whose name is not wanted. */
function kept(raw: readonly string[], isWanted: (name: string) => boolean): string[] {
  return raw.filter((_, at) => isWanted(raw[at - (at % 2)]!))
}

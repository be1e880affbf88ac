import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

type Column = (number | string | null)[]
type Answer = { daily: { time: string[] } & Record<string, Column>; [key: string]: unknown }

/** A recorded answer of Open-Meteo; the file names its source. */
export const RECORDED: Answer = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/open-meteo.json'), 'utf8'),
).answer

/** The recorded answer for the requested number of places: one object, or a numbered list. */
export function recorded(requests: URL, one: Answer = RECORDED) {
  const places = requests.searchParams.get('latitude')!.split(',').length
  return places === 1 ? one : Array.from({ length: places }, (_, at) => (at === 0 ? one : { ...one, location_id: at }))
}

/** The recorded figures repeated for `count` days from `first` on, with some values replaced. */
export function recordedFrom(first: string, count: number, overrides: Record<string, Column> = {}): Answer {
  const turns = Array.from({ length: count }, (_, at) => at)
  const columns = Object.entries(RECORDED.daily).map(([name, values]) => [
    name,
    turns.map((at) => overrides[name]?.[at] ?? values[at % values.length]),
  ])
  const time = turns.map((at) => new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10))
  return { ...RECORDED, daily: { ...Object.fromEntries(columns), time } }
}

type Reply = { status?: number; location?: string; body: unknown } | 'silence'

/** A local server that stands in for Open-Meteo; its answer can be changed, and it records its requests. */
export async function openMeteoServer() {
  const requests: URL[] = []
  const sky = { reply: (url: URL): Reply => ({ body: recorded(url) }), requests }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    requests.push(url)
    const reply = sky.reply(url)
    if (reply === 'silence') return
    if (reply.location) response.setHeader('location', reply.location)
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return Object.assign(sky, { url: `http://127.0.0.1:${port}`, close })
}
export type OpenMeteoServer = Awaited<ReturnType<typeof openMeteoServer>>

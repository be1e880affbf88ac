import { connect, type Socket } from 'node:net'

export type Load = { count: number; seconds: number; p50: number; p99: number; bytes: number }

/**
 * Asks a server over some connections, each with one request under way: as fast as it answers, or, with a `rate`, that
 * many requests a second, spread evenly over the connections. `next` is asked for each request, and answers its bytes. It
 * speaks to sockets itself, so that it costs less than whom it measures. Throws for an answer that is neither 200 nor
 * `status`.
 */
export async function load(
  port: number,
  next: (count: number) => string,
  { connections, ms, rate, status = 200 }: { connections: number; ms: number; rate?: number; status?: number },
): Promise<Load> {
  const times: number[] = []
  let [count, bytes] = [0, 0]
  const begun = performance.now()
  const until = begun + ms
  const everyMs = rate === undefined ? 0 : (connections * 1000) / rate
  await Promise.all(Array.from({ length: connections }, (_, at) => caller((everyMs * at) / connections)))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  return { count: times.length, seconds, p50: times[times.length >> 1]!, p99: times[Math.floor(times.length * 0.99)]!, bytes: bytes / times.length } // biome-ignore format: one row

  function caller(startMs: number) {
    return new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let sent = 0
      let dueAt = begun + startMs
      const askWhenDue = () => {
        const now = performance.now()
        // One that is late asks at once, and does not ask twice for what it missed.
        const at = Math.max(dueAt, now)
        if (at >= until) return end(socket, resolve)
        dueAt = at + everyMs
        if (at > now) setTimeout(ask, at - now)
        else ask()
      }
      const ask = () => {
        sent = performance.now()
        socket.write(next(count++))
      }
      const answers = reader((answered, length) => {
        if (answered !== status && answered !== 200)
          return end(socket, () => reject(new Error(`Answered ${answered}, not ${status}`)))
        const now = performance.now()
        times.push(now - sent)
        bytes += length
        askWhenDue()
      })
      socket.on('data', answers).on('error', reject).on('connect', askWhenDue)
    })
  }
}

function end(socket: Socket, done: () => void) {
  socket.removeAllListeners('error').on('error', () => {})
  socket.destroy()
  done()
}

const HEAD_END = Buffer.from('\r\n\r\n')
const CHUNKS_END = Buffer.from('0\r\n\r\n')

/** Reads answers, each to its end: of a stated length, in chunks, or without a body. */
function reader(answered: (status: number, length: number) => void) {
  let held: Buffer = Buffer.alloc(0)
  let missing = -1
  let total = 0
  let status = 0
  let isChunked = false
  return (data: Buffer) => {
    if (missing > 0 && !isChunked) {
      missing -= data.length
      if (missing <= 0) finish()
      return
    }
    held = held.length === 0 ? data : Buffer.concat([held, data])
    if (missing < 0 && !readHead()) return
    if (isChunked) {
      if (held.subarray(-CHUNKS_END.length).equals(CHUNKS_END)) finish()
    } else {
      missing -= held.length
      held = Buffer.alloc(0)
      if (missing <= 0) finish()
    }
  }

  function readHead() {
    const at = held.indexOf(HEAD_END)
    if (at < 0) return false
    const head = held.toString('latin1', 0, at).toLowerCase()
    status = Number(head.slice(9, 12))
    isChunked = head.includes('transfer-encoding: chunked')
    const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0)
    missing = status === 304 || status === 204 ? 0 : length
    total = at + HEAD_END.length + missing
    held = held.subarray(at + HEAD_END.length)
    return true
  }

  function finish() {
    if (isChunked) total += held.length
    held = Buffer.alloc(0)
    missing = -1
    isChunked = false
    answered(status, total)
  }
}

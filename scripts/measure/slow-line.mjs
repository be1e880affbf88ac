import { connect, createServer } from 'node:net'

const PIECE = 256

/**
 * A proxy that makes the line to a server slow, as Chromium's network emulation does, but for the service worker too:
 * each request arrives `latencyMs` later, and all answers share `bytesPerSecond`, in pieces that take turns.
 */
export async function slowLine(target, { latencyMs, bytesPerSecond }) {
  const waiting = []
  const received = { bytes: 0, requests: [], lastAt: performance.now() }
  let next = performance.now()
  let timer
  const pump = () => {
    timer = undefined
    while (waiting.length > 0 && next <= performance.now()) {
      const answer = waiting.shift()
      const piece = answer.bytes.subarray(0, PIECE)
      answer.bytes = answer.bytes.subarray(PIECE)
      answer.phone.write(piece)
      received.bytes += piece.length
      answer.request.bytes += piece.length
      received.lastAt = performance.now()
      next += (piece.length / bytesPerSecond) * 1000
      if (answer.bytes.length > 0) waiting.push(answer)
      else if (answer.isOver) answer.phone.end()
    }
    if (waiting.length > 0) timer = setTimeout(pump, Math.max(1, next - performance.now()))
  }
  const proxy = createServer((phone) => {
    const server = connect(Number(target.port), target.hostname)
    const answer = { phone, bytes: Buffer.alloc(0), isOver: false, request: { bytes: 0 } }
    phone.on('data', (bytes) => {
      const path = /^[A-Z]+ ([^ ?]+)\S* HTTP/.exec(bytes.toString('latin1'))?.[1]
      if (path) {
        answer.request = { path, at: performance.now(), bytes: 0 }
        received.requests.push(answer.request)
      }
      setTimeout(() => server.destroyed || server.write(bytes), latencyMs)
    })
    server.on('data', (bytes) => {
      if (answer.bytes.length === 0) {
        // A line that was idle has saved nothing up.
        if (waiting.length === 0) next = Math.max(next, performance.now())
        waiting.push(answer)
      }
      answer.bytes = Buffer.concat([answer.bytes, bytes])
      if (!timer) pump()
    })
    server.on('end', () => {
      answer.isOver = true
      if (answer.bytes.length === 0) phone.end()
    })
    phone.on('error', () => server.destroy())
    phone.on('close', () => server.destroy())
    server.on('error', () => phone.destroy())
  })
  await new Promise((done) => proxy.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${proxy.address().port}`, received, close: () => proxy.close() }
}

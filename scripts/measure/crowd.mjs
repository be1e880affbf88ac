import { Agent, get } from 'node:http'

/**
 * Keeps a number of connections from one local address busy: each sends its next request as soon as it is answered.
 * Prints the results as JSON.
 */
const [url, connections, seconds, localAddress, pause = '0'] = process.argv.slice(2)
const PATH = '/trpc/farmer.advisories.list?input=%7B%22json%22%3A%7B%22limit%22%3A20%7D%7D'
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const until = performance.now() + Number(seconds) * 1000
const times = []
let refused = 0

await Promise.all(Array.from({ length: Number(connections) }, sendRequests))
times.sort((a, b) => a - b)
const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
console.log(JSON.stringify({ answered: times.length, refused, p50: at(0.5), p95: at(0.95) }))
process.exit(0)

async function sendRequests() {
  // The first request opens the connection, which waits in the system's queue: only the server is measured.
  await request()
  while (performance.now() < until) {
    const began = performance.now()
    const status = await request()
    if (status === 200) {
      times.push(performance.now() - began)
      if (Number(pause) > 0) await new Promise((done) => setTimeout(done, Number(pause)))
    } else {
      refused++
      // Waits before a retry, like a client that respects Retry-After, but shorter.
      await new Promise((done) => setTimeout(done, 200))
    }
  }
}

function request() {
  return new Promise((answered) => {
    get(url + PATH, { agent, localAddress }, (answer) => {
      answer.resume()
      answer.once('end', () => answered(answer.statusCode))
    }).once('error', () => answered(0))
  })
}

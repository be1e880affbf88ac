import type { Chance } from '../../../tests/fuzz/values.ts'
import { FAULTS, type Fault, network, OWN } from '../../../tests/offline/network.ts'

const YEAR_MS = 365 * 86_400_000
const CLOCKS = [0, 0, 3_600_000, -3_600_000, YEAR_MS, -YEAR_MS]

/** The network of the attack: the faults of tests/offline, and answers whose body stops half-way. */
export function faultyNetwork(url: () => string, stalls: number) {
  const counts: Record<string, number> = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const { faults, fetch: faulty } = network(() => ({ request: (path, init) => fetch(url() + path, init) }))
  let stallsLeft = stalls
  let isStalling = false
  return {
    counts,
    /** Breaks the next few requests. */
    break: (chance: Chance) => {
      isStalling = stallsLeft > 0 && chance.below(20) === 0
      for (let left = 1 + chance.below(3); left > 0; left -= 1) {
        const fault = chance.of(Object.keys(FAULTS) as Fault[])
        faults.push(fault)
        count(fault)
      }
    },
    heal: () => {
      faults.length = 0
      stallsLeft = 0
      isStalling = false
    },
    fetch: async (path: string, init?: RequestInit): Promise<Response> => {
      if (!isStalling) return faulty(path, init)
      isStalling = false
      stallsLeft -= 1
      count('stalled')
      await fetch(url() + path, { ...init, signal: null }).catch(() => undefined)
      const half = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"result":')) })
      return new Response(half, { headers: { ...OWN, 'content-type': 'application/json' } })
    },
  }
}
export type FaultyNetwork = ReturnType<typeof faultyNetwork>

const realNow = Date.now
/** Sets the phone's clock: right, or wrong by an hour or a year. */
export function setClock(chance: Chance | null) {
  const ahead = chance ? chance.of(CLOCKS) : 0
  Date.now = () => realNow() + ahead
}

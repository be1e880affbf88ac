/** What may befall a request on its way. */
export const FAULTS = {
  /** It never arrives. */
  lost: 'lost',
  /** It arrives and is done, and the answer never comes. */
  answerLost: 'answerLost',
  /** Half of the answer comes. */
  answerCut: 'answerCut',
  /** A proxy says that it is busy before the server has seen it, or after the server did it. */
  busy: 'busy',
  doneButBusy: 'doneButBusy',
  /** The server believes that nobody is signed in. */
  signedOut: 'signedOut',
  /** The page of a gate that wants to be paid, under the status of success and of refusal. */
  gate: 'gate',
  gateRefuses: 'gateRefuses',
  /** It arrives twice. */
  twice: 'twice',
} as const
export type Fault = keyof typeof FAULTS

type App = { request: (url: string, init?: RequestInit) => Response | Promise<Response> }

/** A network between phones and a server, with the faults that are next on its list. */
export function network(app: () => App) {
  const faults: Fault[] = []
  const html = (status: number) => new Response('<h1>Buy minutes</h1>', { status })
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))
  const befall: Record<Fault, (ask: () => Promise<Response>) => Promise<Response>> = {
    lost: broken,
    answerLost: async (ask) => {
      await ask()
      return broken()
    },
    answerCut: async (ask) => new Response((await (await ask()).text()).slice(0, -5)),
    busy: async () => html(503),
    doneButBusy: async (ask) => {
      await ask()
      return html(502)
    },
    signedOut: async () => Response.json({ error: { json: { message: 'Authentication required' } } }, { status: 401 }),
    gate: async () => html(200),
    gateRefuses: async () => html(403),
    twice: async (ask) => {
      await ask()
      return ask()
    },
  }
  return {
    faults,
    fetch: async (url: string, init?: RequestInit) => {
      const ask = async () => app().request(url, { ...init, signal: null })
      const fault = faults.shift()
      return fault ? befall[fault](ask) : ask()
    },
  }
}
export type Network = ReturnType<typeof network>

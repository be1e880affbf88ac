import { OWN_HEADER } from '#domain/sync/own-answer.ts'

/** What every answer of the server carries. */
export const OWN = { [OWN_HEADER]: '1' }

/** What can happen to a request. */
export const FAULTS = {
  /** It never arrives. */
  lost: 'lost',
  /** It arrives and is done, and the answer is lost. */
  answerLost: 'answerLost',
  /** Half of the answer arrives. */
  answerCut: 'answerCut',
  /** A proxy reports that it is busy: before the server has received the request, or after it was done. */
  busy: 'busy',
  doneButBusy: 'doneButBusy',
  /** The server does not recognize the session. */
  signedOut: 'signedOut',
  /** The page of a captive portal, with the status of success and of refusal, as JSON too; or it leads to its page. */
  gate: 'gate',
  gateRefuses: 'gateRefuses',
  gateRefusesJson: 'gateRefusesJson',
  gateLeadsAway: 'gateLeadsAway',
  /** It arrives twice. */
  twice: 'twice',
} as const
export type Fault = keyof typeof FAULTS

type App = { request: (url: string, init?: RequestInit) => Response | Promise<Response> }

/** A network between phones and a server; each request takes the next fault of the list. */
export function network(app: () => App) {
  const faults: Fault[] = []
  const html = (status: number) => new Response('<h1>Buy minutes</h1>', { status })
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))
  const effects: Record<Fault, (ask: () => Promise<Response>) => Promise<Response>> = {
    lost: broken,
    answerLost: async (ask) => {
      await ask()
      return broken()
    },
    answerCut: async (ask) => {
      const answer = await ask()
      return new Response((await answer.text()).slice(0, -5), { headers: answer.headers })
    },
    busy: async () => html(503),
    doneButBusy: async (ask) => {
      await ask()
      return html(502)
    },
    signedOut: async () =>
      Response.json({ error: { json: { message: 'Authentication required' } } }, { status: 401, headers: OWN }),
    gate: async () => html(200),
    gateRefuses: async () => html(403),
    gateRefusesJson: async () => Response.json({ message: 'Your data is used up' }, { status: 403 }),
    gateLeadsAway: async () => new Response(null, { status: 302, headers: { location: 'http://portal.example/' } }),
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
      return fault ? effects[fault](ask) : ask()
    },
  }
}
export type Network = ReturnType<typeof network>

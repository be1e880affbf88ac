/** What goes wrong on the way between the phone and the server. */
export const TROUBLES = ['loses', 'delays', 'doubles', 'disorders'] as const
export type Network = Record<(typeof TROUBLES)[number], boolean>

export const GOOD_NETWORK: Network = { loses: false, delays: false, doubles: false, disorders: false }

const DELAY_MS = 3000

/** Carries something over a network: not at all, later, or twice. */
export async function carry(network: Network, post: () => Promise<unknown>, wait = pause) {
  if (network.loses) return
  if (network.delays) await wait(DELAY_MS)
  await post()
  if (network.doubles) await post()
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The reports about a message that arrived, in the order in which they come. */
export const reportsOver = ({ disorders }: Network): readonly string[] =>
  disorders ? ['Success', 'Sent'] : ['Sent', 'Success']

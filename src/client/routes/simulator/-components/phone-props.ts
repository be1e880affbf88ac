import type { Network } from './network.ts'

/** A phone of the simulator: its number, the secret of the hooks that it calls, and the network between. */
export type PhoneProps = { hookKey: string; phone: string; network: Network }

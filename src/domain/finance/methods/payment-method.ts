/** How a farmer is paid: to a mobile money account, to a bank, or in cash by an agent. */
export const METHOD_TYPES = ['wallet', 'bank', 'cash'] as const
export type MethodType = (typeof METHOD_TYPES)[number]

/** Which way money goes: `in` to the farmer, or `out` as a payment of the farmer's. */
export const DIRECTIONS = ['in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Which ways a method serves: payments are taken by mobile money alone. */
export const DIRECTIONS_OF: Record<MethodType, readonly Direction[]> = {
  wallet: ['in', 'out'],
  bank: ['in'],
  cash: ['in'],
}

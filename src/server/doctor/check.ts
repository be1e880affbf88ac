import type { Db } from '#db/client.ts'
import type { Config } from '../config.ts'

/** What a check found: that all is well, something to look at, or something to mend now; and what to do. */
export type Finding = { state: 'well' | 'look' | 'mend'; says: string; do?: string }

/** What the checks look at: `hosts` are the addresses outside that the configuration names. */
export type CheckContext = { config: Config; db: Db; now: Date; hosts: readonly string[] }

export type Check = (context: CheckContext) => Finding | Finding[] | Promise<Finding | Finding[]>

export const ok = (says: string): Finding => ({ state: 'well', says })
export const warn = (says: string, advice: string): Finding => ({ state: 'look', says, do: advice })
export const failed = (says: string, advice: string): Finding => ({ state: 'mend', says, do: advice })

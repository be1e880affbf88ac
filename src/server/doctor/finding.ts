import type { Db } from '#db/client.ts'
import type { Config } from '../config.ts'

/** What a check found: that all is well, something to look at, or something to mend now; and what to do. */
export type Finding = { state: 'well' | 'look' | 'mend'; says: string; do?: string }

/** What the checks look at: `hosts` are the addresses outside that the configuration names. */
export type Patient = { config: Config; db: Db; now: Date; hosts: readonly string[] }

export type Check = (patient: Patient) => Finding | Finding[] | Promise<Finding | Finding[]>

export const well = (says: string): Finding => ({ state: 'well', says })
export const look = (says: string, advice: string): Finding => ({ state: 'look', says, do: advice })
export const mend = (says: string, advice: string): Finding => ({ state: 'mend', says, do: advice })

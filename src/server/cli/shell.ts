import type { Config } from '../config.ts'

/** What a command of the command line works with: the configuration and the terminal. */
export type Shell = {
  config: () => Config
  /** A password that the environment brings. */
  givenPassword: string | undefined
  /** How Node runs this program, for what runs beside it. */
  program: readonly string[]
  say: (line: string) => void
  /** Asks on the terminal; undefined where there is none. */
  ask: ((question: string) => Promise<string>) | undefined
  /** Reads a secret without showing it; undefined where there is no terminal. */
  askHidden: ((question: string) => Promise<string>) | undefined
  /** The first line of what is piped in. */
  readLine: () => Promise<string>
}

/** What a command answers to a program, and the status with which Kuu ends; 0 where none is named. */
type Outcome = { answer?: unknown; status?: number }

export type Command = {
  usage: string
  does: string
  run: (args: string[], shell: Shell) => Outcome | Promise<Outcome>
}

export const photos = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`

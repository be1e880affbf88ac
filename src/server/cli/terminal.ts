import type { ReadLineOptions } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refusal } from '#db/refusal.ts'
import type { Shell } from './shell.ts'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }
type Output = NodeJS.WritableStream & { isTTY?: boolean }

/** With the first question: a server asks none. */
const linesOf = async (options: ReadLineOptions) => (await import('node:readline/promises')).createInterface(options)

/** The terminal in which the program runs, if it runs in one. */
export function terminalOn(input: Input, output: Output): Pick<Shell, 'say' | 'ask' | 'askHidden' | 'readLine'> {
  const isTerminal = input.isTTY && output.isTTY
  const hidden = async (question: string) => {
    output.write(question)
    const answer = await answerTo('', input, NOWHERE())
    output.write('\n')
    return answer
  }
  return {
    say: (line) => void output.write(`${line}\n`),
    ask: isTerminal ? (question) => answerTo(question, input, output) : undefined,
    askHidden: isTerminal ? hidden : undefined,
    readLine: async () => {
      for await (const line of await linesOf({ input })) return line
      return ''
    },
  }
}

/** The line editor shows the input; nothing is echoed here. */
const NOWHERE = () => new Writable({ write: (_, __, done) => done() })

/** One line; Ctrl-C and the end of the input give up. */
async function answerTo(question: string, input: Input, output: Output) {
  const lines = await linesOf({ input, output, terminal: true })
  const givenUp = new Promise<never>((_, reject) => {
    for (const end of ['SIGINT', 'close'] as const) lines.once(end, () => reject(new Refusal('\nNothing was changed.')))
  })
  try {
    return await Promise.race([lines.question(question), givenUp])
  } finally {
    lines.close()
  }
}

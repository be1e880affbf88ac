import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refusal } from '#db/refusal.ts'
import type { Shell } from './shell.ts'

const isTerminal = process.stdin.isTTY && process.stdout.isTTY

/** The terminal in which the program runs, if it runs in one. */
export const terminal: Pick<Shell, 'say' | 'ask' | 'askHidden' | 'readLine'> = {
  say: (line) => console.info(line),
  ask: isTerminal ? (question) => answerTo(question, process.stdout) : undefined,
  askHidden: isTerminal ? hidden : undefined,
  readLine: async () => {
    const lines = createInterface({ input: process.stdin })
    for await (const line of lines) return line
    return ''
  },
}

async function hidden(question: string) {
  process.stdout.write(question)
  const swallowing = new Writable({ write: (_, __, done) => done() })
  const answer = await answerTo('', swallowing)
  process.stdout.write('\n')
  return answer
}

async function answerTo(question: string, output: NodeJS.WritableStream) {
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  const broken = new Promise<never>((_, reject) => {
    lines.once('SIGINT', () => reject(new Refusal('Nothing was changed.')))
    lines.once('close', () => reject(new Refusal('Nothing was changed.')))
  })
  try {
    return await Promise.race([lines.question(question), broken])
  } finally {
    lines.close()
  }
}

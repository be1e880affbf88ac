import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { afterEach } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const PROGRAM = join(ROOT, 'dist/server/main.js')
const running = new Set<ChildProcess>()
afterEach(async () => {
  await Promise.all([...running].map((server) => stop(server, 'SIGKILL')))
})

type Started = {
  url: string
  output: () => string
  complaints: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts the built server; rejects with its output if it does not start. `complaints` is what its errors say. */
export function startServer(env: Record<string, string>, args: string[] = []): Promise<Started> {
  const server = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PORT: '0', KUU_LOG: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(server)
  let output = ''
  let complaints = ''
  server.stdout?.on('data', (bytes: Buffer) => (output += bytes))
  server.stderr?.on('data', (bytes: Buffer) => {
    output += bytes
    complaints += bytes
  })
  return new Promise((started, failed) => {
    server.stdout?.on('data', () => {
      const url = /serves on (http:\/\/\S+)/.exec(output)?.[1]
      if (url)
        started({
          url,
          output: () => output,
          complaints: () => complaints,
          stop: (signal = 'SIGTERM') => stop(server, signal),
        })
    })
    server.once('close', (code) => failed(new Error(`${output.trim()}\nexit ${code}`)))
  })
}

/** Runs a command to its end; returns its output, or rejects with it if the command fails. */
export async function runKuu(env: Record<string, string>, ...args: string[]) {
  const output = await startServer(env, args).then(
    () => '',
    (error: Error) => error.message,
  )
  if (!output.endsWith('\nexit 0')) throw new Error(output)
  return output
}

async function stop(server: ChildProcess, signal: NodeJS.Signals) {
  running.delete(server)
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((done) => server.once('exit', done))
  server.kill(signal)
  await gone
}

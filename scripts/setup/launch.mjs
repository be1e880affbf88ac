import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { NODE, ROOT } from './install.mjs'

/**
 * New objects get 8 MB before they are looked through, and not the 16 MB that V8 takes as soon as it is busy: a request
 * makes some hundred kilobytes, and a small machine has other uses for 10 MB more. They are there from the beginning: a start
 * that grows them looks through its objects again and again. It has to be said before the program loads.
 */
export const HEAP_FLAGS = ['--max-semi-space-size=8', '--min-semi-space-size=8']

/**
 * For glibc: a hash of a password takes 19 MiB on a thread of libuv. With an arena for each thread, 115 MB stay with the
 * process; of a single arena, which gives back what lies free at its end once it is more than two hashes take, 38 do.
 * Two are made at once: to give back theirs, too, would make a sign-in take twice as long. It has to be there before the
 * process is.
 */
export const HEAP_ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '45000000',
  MALLOC_MMAP_THRESHOLD_: '33554432',
}

const SERVER = join(ROOT, 'dist/server/main.js')

/** Runs the built program with arguments: in this process if its Node is recent enough, else on the Node from npm. */
export async function launch(args) {
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    HEAP_FLAGS.forEach(setFlagsFromString)
    process.argv.splice(1, Number.POSITIVE_INFINITY, SERVER, ...args)
    await import(pathToFileURL(SERVER).href)
    return
  }
  const child = spawn(NODE, [...HEAP_FLAGS, SERVER, ...args], {
    stdio: 'inherit',
    env: { ...HEAP_ENV, ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

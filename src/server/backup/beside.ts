import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { once } from '#db/once.ts'

const runner = once(() => promisify(execFile))

/**
 * Runs `kuu backup` in a process of its own: to copy and check a large database takes a core for seconds, in which no
 * request would get through. The data is that of the same environment.
 */
export const backUpBeside = (program: readonly string[]) => async (stopping: AbortSignal) => {
  try {
    await runner()(process.execPath, [...program, 'backup'], { signal: stopping })
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(reason || 'The backup did not end.', { cause: error })
  }
}

import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { once } from '#db/once.ts'

const runner = once(() => promisify(execFile))

/**
 * Runs `kuu backup` in a process of its own: to copy and check a large database takes a core for seconds, in which no
 * request would get through. It gives way to those who ask. The data is that of the same environment.
 */
export const backUpInProcess = (program: readonly string[]) => async (stopping: AbortSignal) => {
  try {
    const backup = runner()(process.execPath, [...program, 'backup'], { signal: stopping })
    lowerPriority(backup.child.pid)
    await backup
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(reason || 'The backup did not end.', { cause: error })
  }
}

function lowerPriority(pid: number | undefined) {
  // One that could not be started has no id; the promise of its end says why.
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
}

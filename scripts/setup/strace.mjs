import { spawnSync } from 'node:child_process'

/** Makes sure that strace, which records system calls, is installed: by apt-get if it is missing. */
export function ensureStrace() {
  if (isThere()) return
  console.info('Installing strace …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'strace'],
  ])
    spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (isThere()) return
  console.error('strace was not found and could not be installed: install it (apt-get install strace).')
  process.exit(1)
}

const isThere = () => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0

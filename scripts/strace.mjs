import { spawnSync } from 'node:child_process'

/** Whether strace is there, which tells what a process really asked of its files; where apt-get can, it is installed. */
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

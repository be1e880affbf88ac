import { existsSync } from 'node:fs'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium of this machine: the one that KUU_CHROMIUM names, or Debian's; undefined where there is none. */
export const findChromium = () => [process.env.KUU_CHROMIUM, ...KNOWN].find((path) => path && existsSync(path))

/** Without a sandbox, because it runs as root in containers; without whatever would ask the internet. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

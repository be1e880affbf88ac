import { existsSync } from 'node:fs'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium of this machine: the one that KUU_CHROMIUM names, or Debian's; undefined where there is none. */
export const findChromium = () => [process.env.KUU_CHROMIUM, ...KNOWN].find((path) => path && existsSync(path))

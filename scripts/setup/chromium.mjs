import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, run } from './install.mjs'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same browser without windows, toolbars and menus: a journey takes a fifth less processor time in it. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Path of an installed Chromium: the one in KUU_CHROMIUM, or a system package; undefined if there is none. */
export const findChromium = () => [process.env.KUU_CHROMIUM, ...SYSTEM_PATHS].find((path) => path && existsSync(path))

/**
 * The browser of the journeys: KUU_CHROMIUM, the one without windows, or the system's; '' for Playwright's own, which is
 * downloaded; exits if the download fails.
 */
export function needChromium() {
  const found = process.env.KUU_CHROMIUM ? findChromium() : existsSync(SHELL) ? SHELL : findChromium()
  if (found) return found
  if (run(NODE, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']) === 0) return ''
  console.error(
    'No Chromium was found and none could be fetched: install one (apt-get install chromium) or name it in KUU_CHROMIUM.',
  )
  process.exit(1)
}

/**
 * What Playwright disables itself (the last `--disable-features` replaces the ones before it) and what costs half of
 * the processor time of a new page: Chromium prepares the address bar's menu, a page of its own, in each new window.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** No sandbox, because tests run as root in containers; no background requests to the internet. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

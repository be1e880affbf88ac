import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, needChromium } from '../../setup/chromium.mjs'

/** A browser with a profile of its own, made to be killed as a phone whose battery ends, and a false position. */
export class KilledPhone {
  #profile
  #origin
  #process
  #browser

  constructor(profile, origin) {
    this.#profile = profile
    this.#origin = origin
  }

  /** Starts the browser on what its last life has left, and opens a path; answers the page. */
  async open(path) {
    const flags = [...CHROMIUM_FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`]
    this.#process = spawn(needChromium() || chromium.executablePath(), [...flags, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#browser = await chromium.connectOverCDP(await debuggerOf(this.#process))
    const [context] = this.#browser.contexts()
    await context.grantPermissions(['geolocation'], { origin: this.#origin })
    const page = await context.newPage()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(this.#origin + path)
    return page
  }

  /** The newest page's position from now on. */
  async standAt([longitude, latitude]) {
    await this.#browser.contexts()[0].setGeolocation({ longitude, latitude, accuracy: 3 })
  }

  /** Ends the browser and all its processes without a word to them. */
  async kill() {
    const phone = this.#process
    if (!phone || phone.exitCode !== null || phone.signalCode !== null) return
    const gone = new Promise((done) => phone.once('exit', done))
    process.kill(-phone.pid, 'SIGKILL')
    await gone
    await this.#browser?.close().catch(() => {})
  }
}

const debuggerOf = (browser) =>
  new Promise((found, failed) => {
    let printed = ''
    browser.stderr.on('data', (bytes) => {
      printed += bytes
      const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1]
      if (address) found(address)
    })
    browser.once('exit', () => failed(new Error(`The browser ended: ${printed}`)))
  })

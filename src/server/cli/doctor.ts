import type { Db } from '#db/client.ts'
import { openExisting } from '#db/data-folder/database.ts'
import type { Config } from '../config.ts'
import type { Finding } from '../doctor/check.ts'
import { CHECKS } from '../doctor/checks.ts'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

const MARKS = { well: ' ', look: '?', mend: '!' } as const
/** The status with which Kuu ends where something must be mended. */
const FAILED_STATUS = 3

/** Looks at the whole installation, also while the server runs. It changes nothing. */
export async function doctor(args: string[], { config, say }: Shell) {
  readArguments(args, {})
  const installation = config()
  const db = openExisting(installation.dataFolder)
  try {
    const findings = await findingsOf(installation, db)
    for (const { check, state, says, do: advice } of findings) {
      say(`${MARKS[state]} ${check.padEnd(14)} ${says}`)
      if (advice) say(`${' '.repeat(17)}${advice}`)
    }
    const failures = findings.filter(({ state }) => state === 'mend').length
    say(failures === 0 ? 'All is well.' : `To be mended: ${failures}.`)
    return { answer: { well: failures === 0, findings }, status: failures === 0 ? 0 : FAILED_STATUS }
  } finally {
    db.$client.close()
  }
}

async function findingsOf(config: Config, db: Db) {
  const found: (Finding & { check: string })[] = []
  for (const [check, runCheck] of Object.entries(CHECKS)) {
    const outcome = await runCheck({ config, db, now: new Date(), hosts: hostsOf(config) })
    found.push(...[outcome].flat().map((finding) => ({ check, ...finding })))
  }
  return found
}

/** The addresses outside to which the installation speaks. */
const hostsOf = ({ sms, weather, momo, mpesa, airtel }: Config) =>
  [weather?.url, weather?.archiveUrl, 'url' in sms ? sms.url : undefined, ...momo.map(({ url }) => url), mpesa?.url, airtel?.url].filter((url) => url !== undefined) // biome-ignore format: one list

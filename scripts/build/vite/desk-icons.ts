import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CLIENT = join(import.meta.dirname, '../../../src/client')
/** What only agents and administrators open, below the client's folder. */
export const DESK =
  /^(?:routes\/_(?:admin|agent)|routes\/admin|shell\/(?:admin|agent)|ui\/table|features\/(?:operations|learning\/(?:build|report)|(?:finance|support)\/desk)\b)/
const IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react'/g

/** The files of the icons that only desks draw, so that farmers do not load them with the icons of their screens. */
export function deskIcons(): RegExp {
  const used = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => iconsIn(file).map((icon) => ({ icon, isOfDesk: DESK.test(file) })))
  const ofOthers = new Set(used.filter(({ isOfDesk }) => !isOfDesk).map(({ icon }) => icon))
  const ofDesks = [...new Set(used.map(({ icon }) => icon))].filter((icon) => !ofOthers.has(icon))
  return new RegExp(`@tabler/icons-react/.*/(?:${ofDesks.join('|')})\\.`)
}

const iconsIn = (file: string) =>
  [...readFileSync(join(CLIENT, file), 'utf8').matchAll(IMPORT)].flatMap(([, names]) =>
    names!.split(',').flatMap((name) => name.trim() || []),
  )

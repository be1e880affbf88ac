import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/install.mjs'

/**
 * Kuu's subjects, and the words by which the paths of its tests name them: `npm test -- loans` runs every test that has
 * one of these words in its path. The subject's own name is always one of them.
 */
const SUBJECTS = {
  people:
    'account accounts agent-and-admin auth device email number passwords phone preferences production profile session username users',
  crops: 'care crop photo photos pictures plant',
  market: 'price prices',
  weather: 'forecast',
  advice: 'advisory advisories',
  support: 'documents help hotlines tickets visits',
  messaging: 'news notifications push sms broadcast inbox simulator',
  learning: 'builder courses publication teaching verify',
  finance: 'insurance lending loan loans money portfolio settlement',
  loans: 'loan settlement',
  fields: 'field',
  traceability: '',
  carbon: '',
  cooperatives: 'cooperative',
  offline: 'conflict connection line outbox saved sent storage sync update',
  operations: 'admin archive desk executable jobs machine overview setup translations',
  screens:
    'browsers chunks translated html taps cards catalogues clocks dialogs drafts farmer-home formats frame history keys languages literals states toasts undo',
}

/** Tests without a subject: the database, the server, the command line, the rules of the code. */
const PLATFORM = 'platform'

/** A path's folder and file names, whole and word by word. */
const wordsOf = (path) =>
  path
    .toLowerCase()
    .split(/[/.]/)
    .flatMap((part) => [part, ...part.split(/[^a-z]+/)])

/** The subjects that a test's path names. */
export function subjectsOf(path) {
  const words = wordsOf(path)
  const found = Object.entries(SUBJECTS).filter(([subject, more]) =>
    [subject, ...more.split(' ')].some((word) => word !== '' && words.includes(word)),
  )
  return found.length > 0 ? found.map(([subject]) => subject) : [PLATFORM]
}

/** The files of all tests: vitest (rules, routers, REST …) and browser journeys. */
export function testFiles() {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  )
  const isJourney = (file) => file.startsWith(join('tests', 'e2e'))
  return { tests: files.filter((file) => /\.test\./.test(file)).sort(), journeys: files.filter(isJourney).sort() }
}

/** The tests of some subjects. Throws an error that lists the subjects if one of them is unknown. */
export function testsOf(subjects) {
  const names = [...Object.keys(SUBJECTS), PLATFORM]
  const unknown = subjects.filter((subject) => !names.includes(subject))
  if (unknown.length > 0)
    throw new RangeError(`There is no subject ‘${unknown.join('’, ‘')}’. The subjects are: ${names.join(', ')}.`)
  const belongs = (file) => subjectsOf(file).some((subject) => subjects.includes(subject))
  const { tests, journeys } = testFiles()
  const found = { tests: tests.filter(belongs), journeys: journeys.filter(belongs) }
  if (found.tests.length + found.journeys.length === 0)
    throw new RangeError(`No test belongs to ${subjects.join(', ')} yet.`)
  return found
}

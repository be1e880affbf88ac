import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { MessageTree } from '#client/i18n/over.ts'
import { CHECKS } from '#domain/checks.ts'
import { PROBLEMS } from '#domain/problem.ts'

const FOLDER = resolve(import.meta.dirname, '../../src/client/i18n')
const ENGLISH = join(FOLDER, 'en')

/** The area whose English is what the server and the contracts refuse, in their own words: one sentence has one place. */
const PROBLEM_AREA = 'problems.json'

/** Used while the landing page is built; no screen shows them. */
const LANDING_AREA = 'landing.json'

/** The files that follow from the English words and from the domain, by path. `npm run words` writes them. */
export function generatedFiles(): Record<string, string> {
  const refusals = Object.entries(PROBLEMS).map(([id, [, sentence]]) => [id, sentence])
  const problems = { refusal: Object.fromEntries(refusals), check: CHECKS }
  const areas = readdirSync(ENGLISH)
    .sort()
    .filter((file) => file !== LANDING_AREA)
    .map((file) => [basename(file, '.json'), typesOf(file === PROBLEM_AREA ? problems : read(file))])
  return {
    [join(ENGLISH, PROBLEM_AREA)]: `${json(problems)}\n`,
    [join(FOLDER, 'messages.gen.ts')]: `${HEAD}export type Messages = ${json(Object.fromEntries(areas))}\n`,
  }
}

const HEAD = `/**
 * Written by \`npm run words\` from en/*.json, for TypeScript reads any text in a JSON file as \`string\`: the keys of all
 * messages, and the text of those that take values, from which their types are read. The others are empty here.
 */
`

/** The messages as far as the types need them. */
const typesOf = (messages: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value !== 'string' ? typesOf(value) : /[{<]/.test(value) ? value : '',
    ]),
  )

const read = (file: string): MessageTree => JSON.parse(readFileSync(join(ENGLISH, file), 'utf8'))
const json = (value: unknown) => JSON.stringify(value, null, 2)

if (import.meta.main) for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(file, text)

import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Of a message, and of what a page was: enough to tell why, and so little that a run's last page holds all of it. */
const MESSAGE_LINES = 14
const PAGE_LINES = 60

/** What failed of Vitest's JSON report: the file and name of each test, and its message. */
export const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = name.slice(name.search(/\/(?:src|tests)\//) + 1)
    if (failed.length === 0) return status === 'failed' ? [told(file, message)] : []
    return failed.map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages.join('\n')))
  })

/** What failed of Playwright's JSON report, also what passed at a later try: its message, and what the page was then. */
export const failedJourneys = ({ suites }) => suites.flatMap(within)

const within = ({ title, specs = [], suites = [] }) => [
  ...specs.flatMap((spec) => spec.tests.flatMap((test) => triesOf(`${title} › ${spec.title}`, test))),
  ...suites.flatMap(within),
]

function triesOf(title, { status, results }) {
  const first = results.find(({ errors }) => errors.length > 0)
  if (!first || status === 'skipped') return []
  const name = status === 'flaky' ? `${title} (passed only at try ${results.length})` : title
  const page = first.attachments.find((attachment) => attachment.name === 'error-context')?.path
  const saw = page && existsSync(page) ? pageOf(readFileSync(page, 'utf8')) : ''
  return [told(name, first.errors.map(({ message }) => message).join('\n')) + saw]
}

/** What failed of a measure: the end of what it printed. */
export const failedMeasure = (name, output) => told(name, output.trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n'))

/** The part of Playwright's context that says what the page was. */
function pageOf(context) {
  const [, snapshot] = /```yaml\n([\s\S]*?)```/.exec(context) ?? []
  return snapshot ? `\nThe page was then:\n${indented(snapshot.replace(/^ *- \/url:.*\n/gm, ''), PAGE_LINES)}` : ''
}

function told(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  const own = lines.filter((line) => line.trim() && !/^\s+at .*(node_modules|new Promise)/.test(line))
  return `${name}\n${indented(own.join('\n'), MESSAGE_LINES)}`
}

function indented(text, most) {
  const lines = text.trimEnd().split('\n')
  const shown = lines.slice(0, most).map((line) => `  ${line}`)
  return [...shown, ...(lines.length > most ? [`  … ${lines.length - most} lines more`] : [])].join('\n')
}

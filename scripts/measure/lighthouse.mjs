import { withProduct } from '../setup/product.mjs'
import { figureOf, runLighthouse, scoreOf } from './run-lighthouse.mjs'

/**
 * Lighthouse on the built product with its default phone (simulated slow 4G, a processor slowed down four times), the
 * median of five runs. Fails below the required scores. Run it on an idle machine.
 */
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MARKS = [
  { path: '/', performance: 95, accessibility: 100, 'best-practices': 100 },
  { path: '/farmer', performance: 95, accessibility: 100, 'best-practices': 100 },
]

const results = await withProduct(async (url) =>
  MARKS.map((marks) => ({
    marks,
    runs: Array.from({ length: RUNS }, () => runLighthouse(`${url}${marks.path}`, CATEGORIES)),
  })),
)

let isBelow = false
for (const { marks, runs } of results) {
  const { path, ...required } = marks
  const scores = Object.entries(required).map(([category, mark]) => {
    const score = scoreOf(runs, category)
    isBelow ||= score < mark
    return `${category} ${score} (of ${mark})`
  })
  const metric = (audit) => figureOf(runs, audit)
  const times = `first paint ${metric('first-contentful-paint')} ms, largest ${metric('largest-contentful-paint')} ms, blocked ${metric('total-blocking-time')} ms`
  console.info(`${path}  ${scores.join(', ')}; ${times}`)
  for (const failure of failures(runs[0])) console.info(`    ${failure}`)
}
process.exit(isBelow ? 1 : 0)

/** The audits that keep accessibility and best practices below 100. */
function failures({ categories, audits }) {
  const refs = [...categories.accessibility.auditRefs, ...categories['best-practices'].auditRefs]
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`)
}

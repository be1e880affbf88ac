import { CHECKS } from '#domain/checks.ts'
import { PROBLEMS } from '#domain/problem.ts'

type Problems = typeof PROBLEMS

/** What the server and the contracts refuse, in their own words: one sentence has one place. */
export default {
  refusal: Object.fromEntries(Object.entries(PROBLEMS).map(([id, [, sentence]]) => [id, sentence])) as {
    readonly [K in keyof Problems]: Problems[K][1]
  },
  check: CHECKS,
} as const

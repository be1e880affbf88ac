import { LEARNER_STATES, type LearnerState } from '#domain/learning/learner-state.ts'

export const REPORT_TABS = ['questions', 'learners'] as const
export type ReportTab = (typeof REPORT_TABS)[number]

/** What a course report shows, as parameters of the address: the tab, and the filter of each. */
export type ReportSearch = { tab?: ReportTab; state?: LearnerState; hard?: true }

/** Reads it from an address that anybody may have written. */
export const reportSearch = ({ tab, state, hard }: Record<string, unknown>): ReportSearch => ({
  tab: REPORT_TABS.find((each) => each === tab),
  state: LEARNER_STATES.find((each) => each === state),
  hard: hard === true ? true : undefined,
})

import { keysOf } from '../table.ts'
import { POLICY_STATUS } from './insurance.ts'
import { LOAN_STATUS } from './loan.ts'

/** The loans that somebody still waits for: what may yet move, and what was never paid back. */
export const UNSETTLED_LOANS = keysOf(LOAN_STATUS).filter(
  (status) => status === 'defaulted' || LOAN_STATUS[status].next.length > 0,
)

/** The policies that may yet cost or pay something. */
export const UNSETTLED_POLICIES = keysOf(POLICY_STATUS).filter((status) => POLICY_STATUS[status].next.length > 0)

import { keysOf } from '../table.ts'
import { POLICY_STATUS } from './insurance.ts'
import { LOAN_STATUS } from './loan.ts'

/** The loans that somebody still waits for. One that was written off nobody waits for. */
export const UNSETTLED_LOANS = keysOf(LOAN_STATUS).filter((status) => LOAN_STATUS[status].next.length > 0)

/** The policies that may yet cost or pay something. */
export const UNSETTLED_POLICIES = keysOf(POLICY_STATUS).filter((status) => POLICY_STATUS[status].next.length > 0)

import type { Caller } from '#routers/index.ts'

type Finance = Caller['finance']
type Admin = Caller['admin']
/** Named, so that the types of what tests of payments share name them and do not spell them out. */
export interface FinanceCalls extends Finance {}
export interface AdminCalls extends Admin {}

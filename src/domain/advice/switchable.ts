import type { AdminAlert } from '../weather/alert-admin.schema.ts'
import type { AdminAdvisory } from './advisory.schema.ts'

type SwitchableAdvisory = Pick<AdminAdvisory, 'id' | 'isActive' | 'publishAt' | 'needsApproval' | 'validUntil'>
type SwitchableAlert = Pick<AdminAlert, 'id' | 'isActive' | 'publishAt' | 'expiresAt'>

/** What is shown to farmers or not. */
export type Switchable = SwitchableAdvisory | SwitchableAlert

export type SwitchedKind = 'advisory' | 'weatherAlert'

/** Whether a selection is switched with this one in it: what waits for its moment or for approval waits on. */
export function isSwitched(row: Switchable, isActive: boolean, now: Date): boolean {
  if (row.isActive === isActive) return false
  const [end, needsApproval] = 'expiresAt' in row ? [row.expiresAt, false] : [row.validUntil, row.needsApproval]
  const hasEnded = end !== null && end <= now.toISOString()
  return !isActive || (row.publishAt === null && !needsApproval && !hasEnded)
}

/** What is shown to farmers or not. */
export type Switchable = {
  id: string
  isActive: boolean
  publishAt: string | null
  needsApproval?: boolean
  /** When an alert, and when advice, ends. */
  expiresAt?: string | null
  validUntil?: string | null
}

export type SwitchedKind = 'advisory' | 'weatherAlert'

/** Whether a selection is switched with this one in it: what waits for its moment or for approval waits on. */
export function isSwitched(row: Switchable, isActive: boolean, now: Date): boolean {
  if (row.isActive === isActive) return false
  const end = row.expiresAt ?? row.validUntil ?? null
  const hasEnded = end !== null && end <= now.toISOString()
  return !isActive || (row.publishAt === null && !row.needsApproval && !hasEnded)
}

/** The way of a visit: agreed on by the agent, confirmed by the farmer or for her, done or called off. */
export const VISIT_STATUS = {
  scheduled: { next: ['confirmed', 'completed', 'cancelled'] },
  confirmed: { next: ['completed', 'cancelled'] },
  completed: { next: [] },
  cancelled: { next: [] },
} as const satisfies Record<string, { next: readonly string[] }>

export type VisitStatus = keyof typeof VISIT_STATUS

export const canMoveVisit = (from: VisitStatus, to: VisitStatus) =>
  (VISIT_STATUS[from].next as readonly VisitStatus[]).includes(to)

/** A point that is less exact may be the next village: the farm does not lie there. In metres. */
const MAX_FARM_ERROR = 100

/** Whether a point where a visit was completed tells where the farm lies. */
export const isFarmPoint = ({ accuracy = 0 }: { accuracy?: number | undefined }) => accuracy <= MAX_FARM_ERROR

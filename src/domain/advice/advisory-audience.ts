import type { Audience } from '../messaging/broadcast.schema.ts'
import type { Priority } from './advisory.ts'

/**
 * Whom a new advisory is announced to: everybody where it is urgent, else the growers of its crop. Null, nobody, for one
 * that is for all crops and not urgent: it stands in the list.
 */
export function advisoryAudience({ priority, cropId }: { priority: Priority; cropId: string | null }): Audience | null {
  if (priority === 'urgent') return { of: 'advised' }
  return cropId ? { of: 'growers', cropId } : null
}

import type { Audience } from '../messaging/broadcast.schema.ts'
import { namesOf } from '../weather/alert.ts'
import type { AnnounceTo, Priority } from './advisory.ts'

type Announced = {
  priority: Priority
  cropId: string | null
  /** What its author chose; null where priority and crop decide. */
  announceTo?: AnnounceTo | null
  announcePlace?: string | null
}

/**
 * Whom a new advisory is announced to. Where its author chose nobody: everybody where it is urgent, else the growers of its
 * crop. Null, nobody, for one that is for all crops and not urgent: it stands in the list.
 */
export function advisoryAudience({ priority, cropId, announceTo, announcePlace }: Announced): Audience | null {
  if (announceTo === 'place' && announcePlace)
    return { of: 'advisedIn', names: namesOf(announcePlace), area: announcePlace }
  if (announceTo === 'all' || (!announceTo && priority === 'urgent')) return { of: 'advised' }
  return cropId ? { of: 'growers', cropId } : null
}

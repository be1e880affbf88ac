import type { Db } from '#db/client.ts'
import type { AdvisoryReachInput } from '#domain/advice/advisory.schema.ts'
import { advisoryAudience } from '#domain/advice/advisory-audience.ts'
import type { Reach } from '#domain/messaging/reach.schema.ts'
import type { PlaceLevel } from '#domain/places.ts'
import type { Severity } from '#domain/weather/alert.ts'
import { alertAudience, isTexted } from '#domain/weather/alert-audience.ts'
import { countReach } from './count-reach.ts'

const NOBODY: Reach = {
  people: 0,
  notified: 0,
  unwanted: 0,
  texted: 0,
  untexted: null,
  byPlace: [],
  byLanguage: [],
  byCrop: [],
}

/** Whom an advisory would be announced to. */
export async function reachOfAdvisory(db: Db, advisory: AdvisoryReachInput): Promise<Reach> {
  const audience = advisoryAudience(advisory)
  return audience
    ? countReach(db, audience, { hasSms: advisory.sms !== null, placeLevel: advisory.placeLevel })
    : NOBODY
}

/** Whom an alert would be announced to. */
export const reachOfAlert = (db: Db, { placeLevel, ...alert }: Alert): Promise<Reach> =>
  countReach(db, alertAudience(alert), { hasSms: isTexted(alert), placeLevel })

type Alert = { location: string; severity: Severity; placeLevel: PlaceLevel }

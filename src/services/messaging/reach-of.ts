import type { Db } from '#db/client.ts'
import type { AdvisoryReachInput } from '#domain/advice/advisory.schema.ts'
import { advisoryAudience } from '#domain/advice/advisory-audience.ts'
import type { Reach } from '#domain/messaging/reach.schema.ts'
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
  return audience ? countReach(db, audience, advisory.sms !== null) : NOBODY
}

/** Whom an alert would be announced to. */
export const reachOfAlert = (db: Db, alert: { location: string; severity: Severity }): Promise<Reach> =>
  countReach(db, alertAudience(alert), isTexted(alert))

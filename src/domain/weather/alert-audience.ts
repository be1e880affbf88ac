import type { Audience } from '../messaging/broadcast.schema.ts'
import { namesOf, type Severity } from './alert.ts'

/** Whom an alert is announced to: the farmers of its area. */
export const alertAudience = ({ location }: { location: string }): Audience => ({
  of: 'place',
  names: namesOf(location),
  area: location,
})

/** Whether an alert goes out by text message too: a danger does. */
export const isTexted = ({ severity }: { severity: Severity }) => severity === 'danger'

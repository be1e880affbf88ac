import type account from './en/account.ts'
import type admin from './en/admin.ts'
import type advisories from './en/advisories.ts'
import type agent from './en/agent.ts'
import type care from './en/care.ts'
import type common from './en/common.ts'
import type crop from './en/crop.ts'
import type farmer from './en/farmer.ts'
import type finance from './en/finance.ts'
import type learning from './en/learning.ts'
import type lending from './en/lending.ts'
import type market from './en/market.ts'
import type outbox from './en/outbox.ts'
import type papers from './en/papers.ts'
import type problems from './en/problems.ts'
import type profile from './en/profile.ts'
import type security from './en/security.ts'
import type tickets from './en/tickets.ts'
import type weather from './en/weather.ts'
import type worker from './en/worker.ts'

/** The English catalogue by area: the file's name is the first part of each key. */
export type Messages = {
  common: typeof common
  account: typeof account
  advisories: typeof advisories
  farmer: typeof farmer
  crop: typeof crop
  care: typeof care
  finance: typeof finance
  learning: typeof learning
  lending: typeof lending
  market: typeof market
  agent: typeof agent
  admin: typeof admin
  outbox: typeof outbox
  papers: typeof papers
  problems: typeof problems
  profile: typeof profile
  security: typeof security
  tickets: typeof tickets
  weather: typeof weather
  worker: typeof worker
}

export type Area = Exclude<keyof Messages, 'common'>

/** A farmer does not pay for the words of the administrator: each area comes with the first screen that needs it. */
export const AREAS = {
  account: () => import('./en/account.ts'),
  advisories: () => import('./en/advisories.ts'),
  farmer: () => import('./en/farmer.ts'),
  crop: () => import('./en/crop.ts'),
  care: () => import('./en/care.ts'),
  finance: () => import('./en/finance.ts'),
  learning: () => import('./en/learning.ts'),
  lending: () => import('./en/lending.ts'),
  market: () => import('./en/market.ts'),
  agent: () => import('./en/agent.ts'),
  admin: () => import('./en/admin.ts'),
  outbox: () => import('./en/outbox.ts'),
  papers: () => import('./en/papers.ts'),
  problems: () => import('./en/problems.ts'),
  profile: () => import('./en/profile.ts'),
  security: () => import('./en/security.ts'),
  tickets: () => import('./en/tickets.ts'),
  weather: () => import('./en/weather.ts'),
  worker: () => import('./en/worker.ts'),
} as const satisfies Record<Area, () => Promise<{ default: unknown }>>

import type { NotificationPriority, NotificationType } from './notification.ts'
import type { ParamType, ParamValue } from './notification-params.ts'
import type { NotificationArguments } from './notification-words.gen.ts'

/**
 * Everything that a notification can say: its tab, how urgent it is unless the event knows better, the path of the app
 * where it leads, and its parameters. The words are in the catalogue area `notifications`, under the same name: a kind
 * without words does not compile, nor does one whose words need other parameters.
 */
export const NOTIFICATION_KINDS = {
  loanApproved: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: {
      product: 'text',
      principal: 'amount',
      total: 'amount',
      count: 'number',
      each: 'amount',
      /** The last instalment where it is another amount than the others. */
      last: 'amount?',
    },
  },
  loanRejected: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', principal: 'amount', reason: 'text' },
  },
  loanDisbursed: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount', first: 'amount', day: 'longDay' },
  },
  loanDue: {
    type: 'system',
    priority: 'medium',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount', day: 'longDay' },
  },
  loanOverdue: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount', day: 'longDay' },
  },
  loanCompleted: { type: 'system', priority: 'medium', link: '/finance?tab=loans', params: { product: 'text' } },
  loanDefaulted: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount' },
  },
  loanCured: { type: 'system', priority: 'medium', link: '/finance?tab=loans', params: { product: 'text' } },
  /** `day` is that of the missed payment, `most` what all penalties of the loan can come to. */
  loanPenalty: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount', day: 'longDay', most: 'amount' },
  },
  penaltyWaived: {
    type: 'system',
    priority: 'medium',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount', reason: 'text' },
  },
  loanGrace: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', day: 'longDay', reason: 'text' },
  },
  rescheduleProposed: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', first: 'longDay', last: 'longDay', reason: 'text' },
  },
  loanWrittenOff: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount', reason: 'text' },
  },
  writeOffTakenBack: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=loans',
    params: { product: 'text', amount: 'amount', reason: 'text' },
  },
  scheduleProposed: { type: 'system', priority: 'medium', link: '/finance?tab=loans', params: { product: 'text' } },
  paymentSucceeded: {
    type: 'system',
    priority: 'medium',
    link: '/finance?tab=history',
    params: { amount: 'amount', description: 'text' },
  },
  paymentFailed: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=history',
    params: { amount: 'amount', description: 'text' },
  },
  policyActive: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', number: 'text', until: 'longDay', premium: 'amount', day: 'longDay' },
  },
  policyRejected: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', reason: 'text' },
  },
  premiumDue: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', amount: 'amount', day: 'longDay' },
  },
  premiumCredited: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', from: 'longDay', premium: 'amount', day: 'longDay' },
  },
  policyCancelled: { type: 'system', priority: 'high', link: '/finance?tab=insurance', params: { product: 'text' } },
  policyEnding: {
    type: 'system',
    priority: 'medium',
    link: '/finance?tab=insurance',
    params: { product: 'text', day: 'longDay' },
  },
  policyExpired: { type: 'system', priority: 'medium', link: '/finance?tab=insurance', params: { product: 'text' } },
  /** `rain` and `strike` are mm. */
  seasonPays: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', amount: 'amount', rain: 'number', place: 'text', strike: 'number' },
  },
  seasonPaysNothing: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', rain: 'number', place: 'text', strike: 'number' },
  },
  /** `count` is how many days are missing in the record. */
  seasonUnknown: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', count: 'number' },
  },
  seasonToDecide: {
    type: 'system',
    priority: 'high',
    link: '/admin/insurance?tab=claims',
    params: { farmer: 'text', product: 'text', count: 'number' },
  },
  claimApproved: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', amount: 'amount', reason: 'text' },
  },
  claimRejected: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', reason: 'text' },
  },
  claimPaid: {
    type: 'system',
    priority: 'high',
    link: '/finance?tab=insurance',
    params: { product: 'text', amount: 'amount' },
  },
  /** For administrators. */
  claimLate: {
    type: 'system',
    priority: 'high',
    link: '/admin',
    params: { farmer: 'text', product: 'text', day: 'longDay' },
  },
  paymentConcern: {
    type: 'system',
    priority: 'high',
    link: '/admin',
    params: { amount: 'amount', reason: 'text' },
  },
  /** For the agent of a farmer. */
  payoutByHand: {
    type: 'system',
    priority: 'high',
    link: '/agent/payouts',
    params: { farmer: 'text', amount: 'amount' },
  },
  /** One administrator needs another one; without a person it is about everybody. */
  decisionProposed: {
    type: 'system',
    priority: 'high',
    link: '/admin/decisions',
    params: { who: 'text', person: 'text?', amount: 'amount' },
  },
  decisionConfirmed: {
    type: 'system',
    priority: 'medium',
    link: '/admin/decisions',
    params: { who: 'text', person: 'text?', amount: 'amount' },
  },
  decisionDeclined: {
    type: 'system',
    priority: 'high',
    link: '/admin/decisions',
    params: { who: 'text', person: 'text?', amount: 'amount', reason: 'text' },
  },
  ledgerWrong: { type: 'system', priority: 'high', link: '/admin/settings', params: { count: 'number' } },
  requestAnswered: {
    type: 'system',
    priority: 'medium',
    link: '/tickets/{ticketId}',
    params: { ticketId: 'id', subject: 'text?', agent: 'text' },
  },
  requestClosed: {
    type: 'system',
    priority: 'medium',
    link: '/tickets/{ticketId}',
    params: { ticketId: 'id', subject: 'text?', agent: 'text' },
  },
  requestReopened: {
    type: 'system',
    priority: 'medium',
    link: '/tickets/{ticketId}',
    params: { ticketId: 'id', subject: 'text?', agent: 'text' },
  },
  /** For the agent who looks after the sender. */
  requestArrived: {
    type: 'system',
    priority: 'high',
    link: '/agent/tickets/{ticketId}',
    params: { ticketId: 'id', subject: 'text?', farmer: 'text' },
  },
  cropProblem: {
    type: 'system',
    priority: 'high',
    link: '/agent?open=crop.{farmerId}.{farmerCropId}',
    params: { farmerId: 'id', farmerCropId: 'id', farmer: 'text', crop: 'crop' },
  },
  requestAssigned: {
    type: 'system',
    priority: 'medium',
    link: '/agent/tickets/{ticketId}',
    params: { ticketId: 'id', subject: 'text?', agent: 'text' },
  },
  /** For who looked after a request that a colleague took or gave to another. */
  requestTaken: {
    type: 'system',
    priority: 'medium',
    link: '/agent/tickets/{ticketId}',
    params: { ticketId: 'id', subject: 'text?', agent: 'text' },
  },
  visitPlanned: {
    type: 'system',
    priority: 'medium',
    link: '/notifications',
    params: { agent: 'text', day: 'longDay', time: 'hour', purpose: 'text' },
  },
  visitMoved: {
    type: 'system',
    priority: 'high',
    link: '/notifications',
    params: { agent: 'text', day: 'longDay', time: 'hour' },
  },
  visitCancelled: {
    type: 'system',
    priority: 'high',
    link: '/notifications',
    params: { agent: 'text', day: 'longDay' },
  },
  /** One farmer by name, or how many. */
  farmersGiven: {
    type: 'system',
    priority: 'medium',
    link: '/agent/farmers',
    params: { count: 'number', farmer: 'text?', giver: 'text' },
  },
  courseOpened: {
    type: 'system',
    priority: 'low',
    link: '/courses/{courseId}',
    /** The duration is in the author's words. Rows of earlier versions name no course. */
    params: { courseId: 'id?', title: 'text', price: 'coursePrice?', duration: 'text?' },
  },
  courseReminder: {
    type: 'system',
    priority: 'low',
    link: '/courses/{courseId}',
    params: { courseId: 'id', title: 'text' },
  },
  adviceUrgent: {
    type: 'advisory',
    priority: 'high',
    link: '/advisories?open={advisoryId}',
    params: { advisoryId: 'id', title: 'text' },
  },
  adviceForCrop: {
    type: 'advisory',
    priority: 'medium',
    link: '/advisories?open={advisoryId}',
    params: { advisoryId: 'id', title: 'text' },
  },
  adviceNew: {
    type: 'advisory',
    priority: 'medium',
    link: '/advisories?open={advisoryId}',
    params: { advisoryId: 'id', title: 'text' },
  },
  adviceDue: {
    type: 'advisory',
    priority: 'medium',
    link: '/advisories?open={advisoryId}',
    params: { advisoryId: 'id', title: 'text', crop: 'crop' },
  },
  priceAbove: {
    type: 'market',
    priority: 'medium',
    link: '/market/{cropId}',
    params: { cropId: 'id', crop: 'crop', limit: 'price', price: 'price', market: 'text', day: 'shortDay' },
  },
  priceBelow: {
    type: 'market',
    priority: 'medium',
    link: '/market/{cropId}',
    params: { cropId: 'id', crop: 'crop', limit: 'price', price: 'price', market: 'text', day: 'shortDay' },
  },
  /** What an administrator wrote, in those words. */
  weatherAlert: {
    type: 'weather',
    priority: 'medium',
    link: '/farmer',
    params: { title: 'text', description: 'text', place: 'text' },
  },
  rainForecast: {
    type: 'weather',
    priority: 'high',
    link: '/farmer',
    params: { day: 'longDay', rain: 'number', city: 'text' },
  },
  windForecast: {
    type: 'weather',
    priority: 'medium',
    link: '/farmer',
    params: { day: 'longDay', gust: 'number', city: 'text' },
  },
  heatForecast: {
    type: 'weather',
    priority: 'medium',
    link: '/farmer',
    params: { day: 'longDay', temperature: 'number', city: 'text' },
  },
  coldForecast: {
    type: 'weather',
    priority: 'medium',
    link: '/farmer',
    params: { day: 'longDay', temperature: 'number', city: 'text' },
  },
  dryForecast: {
    type: 'weather',
    priority: 'low',
    link: '/farmer',
    params: { days: 'number', rain: 'number', city: 'text', until: 'longDay' },
  },
  /** A farmer's field lies over that of another one. */
  boundaryCase: {
    type: 'system',
    priority: 'high',
    link: '/fields/{fieldId}',
    params: { field: 'text', fieldId: 'id?', farmer: 'text' },
  },
  /** A crop in a field has had less water than it needs, and less than it was told before. */
  fieldDry: {
    type: 'weather',
    priority: 'high',
    link: '/fields/{fieldId}',
    params: { fieldId: 'id', field: 'text', crop: 'text', percent: 'number' },
  },
} as const satisfies { [K in keyof NotificationArguments]: Kind<NotificationArguments[K]> }

/** A kind whose words need these values. Of an optional parameter `x` they may ask by `hasX` whether there is one. */
type Kind<Argument extends string> = {
  type: NotificationType
  priority: NotificationPriority
  /** Names parameters in braces. */
  link: `/${string}`
  /** What the words say, and ids that only the link names. */
  params: Record<Exclude<Argument, `has${string}`>, ParamType> & { [id: `${string}Id`]: 'id' | 'id?' }
}

export type NotificationKind = keyof typeof NOTIFICATION_KINDS

type SpecOf<K extends NotificationKind> = (typeof NOTIFICATION_KINDS)[K]['params']
export type ParamsOf<K extends NotificationKind> = { [P in keyof SpecOf<K>]: ParamValue<SpecOf<K>[P] & ParamType> }

/** What is said to somebody, without words. */
export type Notice<K extends NotificationKind = NotificationKind> = {
  [Each in K]: { kind: Each; params: ParamsOf<Each>; priority: NotificationPriority }
}[K]

/** A notification of a kind; its priority is that of the kind unless the event knows better. */
export const noticeOf = <K extends NotificationKind>(
  kind: K,
  params: ParamsOf<K>,
  priority: NotificationPriority = NOTIFICATION_KINDS[kind].priority,
) => ({ kind, params, priority }) as Notice<K>

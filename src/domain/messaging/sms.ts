export const SMS_TYPES = ['general', 'weather', 'advisory', 'market_price', 'reminder'] as const
export type SmsType = (typeof SMS_TYPES)[number]

/** The way of a message: stored, handed to the gateway, delivered to the phone or given up. */
export const SMS_STATUS = {
  pending: { next: ['sent', 'failed'] },
  sent: { next: ['delivered', 'failed'] },
  delivered: { next: [] },
  failed: { next: [] },
} as const satisfies Record<string, { next: readonly string[] }>

export type SmsStatus = keyof typeof SMS_STATUS

export const canMoveSms = (from: SmsStatus, to: SmsStatus) =>
  (SMS_STATUS[from].next as readonly SmsStatus[]).includes(to)

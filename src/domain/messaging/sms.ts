export const SMS_TYPES = {
  general: { label: 'General' },
  weather: { label: 'Weather' },
  advisory: { label: 'Advisory' },
  market_price: { label: 'Market Price' },
  reminder: { label: 'Reminder' },
} as const

/** The way of a message: stored, handed to the gateway, delivered to the phone or given up. */
export const SMS_STATUS = {
  pending: { label: 'Pending', next: ['sent', 'failed'] },
  sent: { label: 'Sent', next: ['delivered', 'failed'] },
  delivered: { label: 'Delivered', next: [] },
  failed: { label: 'Failed', next: [] },
} as const satisfies Record<string, { label: string; next: readonly string[] }>

export type SmsType = keyof typeof SMS_TYPES
export type SmsStatus = keyof typeof SMS_STATUS

export const canMoveSms = (from: SmsStatus, to: SmsStatus) =>
  (SMS_STATUS[from].next as readonly SmsStatus[]).includes(to)

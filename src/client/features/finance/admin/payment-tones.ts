import type { BadgeTone } from '#client/ui/Badge.tsx'
import type { PaymentStatus } from '#domain/finance/payments/payment.ts'

export const PAYMENT_TONES: Record<PaymentStatus, BadgeTone> = {
  created: 'info',
  requested: 'info',
  pending: 'info',
  unknown: 'warm',
  succeeded: 'good',
  failed: 'destructive',
  expired: 'destructive',
}

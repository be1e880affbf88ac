import { sandboxOutcome } from '#domain/finance/payments/sandbox.ts'
import { fieldsOf } from './ask-json.ts'
import type { PaymentProvider } from './provider.ts'

/** The provider of a demo, and of an installation that has none: it moves no money. What waits ends with a callback. */
export const sandbox: PaymentProvider = {
  mayRepeat: () => true,
  request: async ({ phone }) => ({ status: 200, body: JSON.stringify(sandboxOutcome(phone)) }),
  readRequest: (_, { phone }) => sandboxOutcome(phone),
  status: async () => ({ status: 200, body: '{}' }),
  readStatus: (_, _payment, { callbacks: [last = '{}'] }) => {
    const { status } = fieldsOf(last)
    if (status === 'failed') return { was: 'failed', failure: 'refused' }
    return { was: status === 'succeeded' ? 'succeeded' : 'pending' }
  },
}

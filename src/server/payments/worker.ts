import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { listDuePayments } from '#db/queries/finance/payments.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import { advancePayment, claimPayment } from './advance-payment.ts'
import { askHolderNames } from './ask-holder-names.ts'
import { askReceived } from './ask-received.ts'
import type { Providers } from './installation.ts'
import type { MpesaPaybill } from './mpesa/paybill.ts'

const ROUND_MS = 1000
/** So many are begun in a round: MTN takes ten questions a second (M19), and a payout asks for the float too. */
const BEGUN_AT_ONCE = 8
/** So many run at once: a provider that does not answer must not hold up those of another one. */
const MOST_RUNNING = 32

type Installation = {
  db: Db
  log: Logger
  now: () => Date
  providers: Providers
  /** Where people pay in by themselves. */
  paybill?: MpesaPaybill | null
  /** Who serves an account: names are asked for where this is known. */
  gatewayOf?: PaymentSetup['gatewayOf']
}

/**
 * Asks providers for payments and what became of them. All that it knows is in the database: a server that was killed
 * begins where it stopped, and a payment that was being asked about is asked about again when its lease has ended.
 */
export function createPaymentWorker({ db, log, now, providers, paybill = null, gatewayOf }: Installation) {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const advance = async (id: string) => {
    try {
      const payment = claimPayment(db, id, now())
      if (payment) await advancePayment({ db, now, providers }, payment, stopping.signal)
    } catch (error) {
      // Its lease ends, and it is asked about again.
      if (!stopping.signal.aborted) log.error({ err: error, payment: id }, 'payment not advanced')
    }
  }

  const askAboutReceived = async () => {
    try {
      if (paybill) await askReceived({ db, now, paybill }, stopping.signal)
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'money that was paid in not asked about')
    }
  }

  const askForNames = async () => {
    try {
      if (gatewayOf) await askHolderNames({ db, now, providers, gatewayOf }, stopping.signal)
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'names of accounts not asked for')
    }
  }

  /** Begins what is due; resolves when what it began has ended. */
  const round = async () => {
    const due = listDuePayments(db, now().toISOString(), Math.min(BEGUN_AT_ONCE, MOST_RUNNING - running.size))
    const begun = due.map(({ id }) => {
      const work = advance(id).finally(() => running.delete(work))
      running.add(work)
      return work
    })
    await Promise.all([...begun, askAboutReceived(), askForNames()])
  }

  const stop = async () => {
    stopping.abort()
    await Promise.all(running)
  }
  return { round, stop }
}

/**
 * Keeps payments going for as long as the server runs, but for the seconds in which an import writes and holds all other
 * writes. Answers how to stop, and waits until all is still.
 */
export function startPayments({ isHeld, ...installation }: Installation & { isHeld: () => boolean }) {
  const { round, stop } = createPaymentWorker(installation)
  const timer = setInterval(() => {
    if (isHeld()) return
    round().catch((error: unknown) => installation.log.error({ err: error }, 'payment round failed'))
  }, ROUND_MS)
  return () => {
    clearInterval(timer)
    return stop()
  }
}

import { type Db, transact } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'
import { findReceived, listDueReceived, updateReceived } from '#db/queries/finance/received-payments.ts'
import { pauseAfter } from '#domain/finance/payments/pause.ts'
import { MAX_QUERIES } from '#domain/finance/payments/payment.ts'
import { patience } from './ask-provider.ts'
import type { MpesaPaybill } from './mpesa/paybill.ts'

const AT_ONCE = 16
/** Nobody asks any more: a person has to. */
const NEVER = '9999-12-31T00:00:00.000Z'

type Asking = { db: Db; now: () => Date; paybill: MpesaPaybill }

/** Asks about the money that a callback told of and that is not confirmed, with growing pauses. */
export async function askReceived({ db, now, paybill }: Asking, stopping?: AbortSignal): Promise<void> {
  const due = listDueReceived(db, now().toISOString(), AT_ONCE)
  for (const { id } of due) {
    const received = transact(db, (tx) => {
      const { attempts } = findReceived(tx, id)!
      const dueAt =
        attempts + 1 >= MAX_QUERIES ? NEVER : new Date(now().getTime() + pauseAfter(attempts + 1)).toISOString()
      updateReceived(tx, id, { attempts: attempts + 1, dueAt })
      return findReceived(tx, id)!
    })
    commitNow(db.$client)
    await paybill.ask(received, patience(stopping))
  }
}

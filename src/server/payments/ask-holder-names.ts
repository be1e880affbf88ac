import { type Db, transact } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'
import { listDueNames, updateHolder } from '#db/queries/finance/holder-names.ts'
import { pauseAfter } from '#domain/finance/payments/pause.ts'
import { MAX_QUERIES } from '#domain/finance/payments/payment.ts'
import { noteHolderName } from '#services/finance/accounts/note-holder-name.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import { patience } from './ask-provider.ts'
import type { Installation } from './installation.ts'

const AT_ONCE = 4
/** The first pause is that after so many questions more (160 s): longer than an answer is waited for. */
const FIRST_PAUSE = 5

type Asking = Installation & Pick<PaymentSetup, 'gatewayOf'>
type Due = ReturnType<typeof listDueNames>[number]

/** Asks providers who holds accounts that are new or whose number was proved. No answer decides nothing; it is asked again. */
export async function askHolderNames(asking: Asking, stopping?: AbortSignal): Promise<void> {
  const { db, now } = asking
  const due = listDueNames(db, now().toISOString(), AT_ONCE)
  if (due.length === 0) return
  transact(db, (tx) => {
    for (const account of due) planNext(tx, asking, account)
  })
  commitNow(db.$client)
  await Promise.all(due.map((account) => askOne(asking, account, stopping)))
}

const nameAsked = ({ providers, gatewayOf }: Asking, account: Due) => {
  const gateway = gatewayOf(account)
  return gateway === null ? undefined : providers[gateway]?.holderName
}

/** Nobody asks where the provider has no names, or was asked often enough. */
function planNext(tx: Db, asking: Asking, account: Due) {
  const attempts = account.nameAttempts + 1
  const isAskedAgain = nameAsked(asking, account) !== undefined && attempts < MAX_QUERIES
  const next = new Date(asking.now().getTime() + pauseAfter(attempts + FIRST_PAUSE)).toISOString()
  updateHolder(tx, account.id, { nameAttempts: attempts, nameDueAt: isAskedAgain ? next : null })
}

async function askOne(asking: Asking, account: Due, stopping?: AbortSignal) {
  const holder = { phone: account.phoneNumber, currency: account.currency }
  const name = await nameAsked(asking, account)?.(holder, patience(stopping))
  if (!name || stopping?.aborted) return
  transact(asking.db, (tx) => noteHolderName(tx, account.id, name))
}

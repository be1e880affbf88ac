import { expect, test } from 'vitest'
import { erasePerson } from '#db/queries/people/erase-person.ts'
import { mobileMoneyAccounts, payments } from '#db/schema/index.ts'
import { bank } from '../../routers/finance/money.ts'

test('when an account of Kuu is erased its money stays on record, and no phone number does', async () => {
  const b = bank()
  await b.martha.transactions.transfer({ fromAccountId: 'purse', toPhone: '08012345679', amount: 10_000, currency: 'NGN' }) // biome-ignore format: one row
  erasePerson(b.db, 'martha')
  const own = (rows: { userId: string }[]) => JSON.stringify(rows.filter(({ userId }) => userId === 'martha'))
  expect(own(b.db.select().from(payments).all())).not.toContain('+234')
  expect(own(b.db.select().from(mobileMoneyAccounts).all())).not.toContain('+234')
  await b.balanced()
})

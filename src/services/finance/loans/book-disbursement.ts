import type { Db } from '#db/client.ts'
import { findFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { findLoan, type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { Day, Instant } from '#domain/dates.ts'
import { loanAccount, systemAccount } from '#domain/finance/ledger.ts'
import { regularDueDays } from '#domain/finance/loan-terms.ts'
import { harvestDueDays } from '#domain/finance/loans/harvest-schedule.ts'
import { totalAhead } from '#domain/finance/loans/pay-off.ts'
import { bearsByDays } from '#domain/finance/loans/running-loan.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { dayIn } from '#domain/places.ts'
import { zoneOf } from '#domain/zones.ts'
import { notify } from '../../messaging/notify.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { sidesToFarmer } from '../ledger/sent-to-phone.ts'
import { scheduleOf } from './loan-row.ts'
import { runningLoan } from './running-loan.ts'

/** Books the money of a loan that has arrived: from now on it is owed, with its interest, by the days of its schedule. */
export function bookDisbursement(tx: Db, payment: PaymentRow, at: Instant): void {
  const loan = findLoan(tx, payment.subjectId!)!
  const { currency, principalAmount } = loan
  const startedOn = dayIn(new Date(at), zoneOf(loan.place))
  const dueDays = dueDaysFrom(tx, loan, startedOn)
  const totalAmount = totalFrom(tx, { ...loan, startedOn, dueDays })
  const interest = totalAmount - principalAmount
  postMovement(tx, 'disbursement', [
    ...sidesToFarmer(tx, payment, at),
    { account: loanAccount('principal', loan), amount: -principalAmount },
    { account: systemAccount('interestIncome', currency), amount: interest },
    { account: loanAccount('interest', loan), amount: -interest },
  ], at) // biome-ignore format: its sides
  const change = {
    status: 'disbursed',
    disbursedAt: at,
    startedOn,
    totalAmount,
    remainingAmount: totalAmount,
    dueDays,
    nextPaymentDue: dueDays[0]!,
  } as const
  updateLoan(tx, loan, change)
  const money = (minor: number) => ({ minor, currency })
  const [first] = scheduleOf({ ...loan, ...change }, new Date(at))
  const said = {
    product: loan.productName,
    amount: money(principalAmount),
    first: money(first!.amount),
    day: first!.due,
  }
  notify(tx, loan.userId, noticeOf('loanDisbursed', said), new Date(at))
}

/** Every 30 days from the payout, or after the harvest that the schedule follows, if that is still known. */
function dueDaysFrom(tx: Db, { harvestCropId, userId, termDays }: LoanRow, start: Day): Day[] {
  const regular = regularDueDays(start, termDays)
  const harvest = harvestCropId && findFarmerCrop(tx, harvestCropId, userId)?.expectedHarvest
  return (harvest && harvestDueDays(regular, harvest)) || regular
}

/** What it comes to from its days: of a loan by days less than was agreed, where the harvest is nearer now. */
function totalFrom(tx: Db, loan: LoanRow): number {
  const running = runningLoan(tx, loan)
  return bearsByDays(running) ? totalAhead(running, running.start) : loan.totalAmount
}

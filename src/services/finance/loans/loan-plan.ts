import type { Db } from '#db/client.ts'
import { findFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { findLoanProduct } from '#db/queries/finance/products.ts'
import { type Day, dayOf, daysBetween } from '#domain/dates.ts'
import { LOAN_TERMS } from '#domain/finance/loan.ts'
import { type LoanTerms, loanCost, regularDueDays } from '#domain/finance/loan-terms.ts'
import { harvestDueDays, termForHarvest } from '#domain/finance/loans/harvest-schedule.ts'
import type { LoanQuoteInput } from '#domain/finance/loans/loan-money.schema.ts'
import { farmCountry } from '#domain/market/home-currency.ts'
import { toMinor } from '#domain/money.ts'
import { COUNTRIES, smallestOf } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { scoreApplicant } from './score-applicant.ts'

/** The product that a farmer asks for, in the farmer's own country. */
export function offeredProduct(db: Db, id: string, { user }: Pick<Actor, 'user'>) {
  const product = findLoanProduct(db, id)
  if (!product) throw problem('unknownLoanProduct')
  const country = farmCountry(user)
  if (country === null) throw problem('countryUnknown')
  if (COUNTRIES[country].currency !== product.currency) throw problem('productAbroad')
  return product
}

export type Product = ReturnType<typeof offeredProduct>

/** What an application comes to: the terms, the cost, the due days and the score, amounts in hundredths. */
export function planLoan(db: Db, product: Product, asked: LoanQuoteInput, actor: Pick<Actor, 'user' | 'now'>) {
  const { interestRate: rate, interestMethod: method, dayCount, currency } = product
  const principal = toMinor(asked.principalAmount)
  const dueDays = dueDaysFor(db, asked, actor)
  const once = dueDays && { onceAfter: daysBetween(dayOf(actor.now()), dueDays[0]!) }
  const terms: LoanTerms = { principal, rate, method, days: asked.termDays, step: smallestOf(currency), dayCount, ...once } // biome-ignore format: one row
  const cost = loanCost(terms)
  const harvestValue = asked.expectedHarvestValue === null ? null : toMinor(asked.expectedHarvestValue)
  const score = scoreApplicant(db, { total: cost.total, harvestValue }, actor)
  return { terms, cost, score, dueDays }
}

/** Due days counted from today, after the harvest of a crop where one is named; null for every 30 days. */
function dueDaysFor(db: Db, { harvestCropId, termDays }: LoanQuoteInput, { user, now }: Pick<Actor, 'user' | 'now'>) {
  if (harvestCropId === null) return null
  const crop = findFarmerCrop(db, harvestCropId, user.id)
  if (!crop) throw problem('notFound')
  if (crop.expectedHarvest === null) throw problem('harvestUnknown')
  return shapedDays(dayOf(now()), termDays, crop.expectedHarvest)
}

/** The due days of a loan that begins on a day, after a harvest: for no longer than the harvest needs. */
function shapedDays(start: Day, termDays: number, harvest: Day): Day[] {
  const days = harvestDueDays(regularDueDays(start, termDays), harvest)
  if (!days) throw problem('harvestTooLate')
  if (termDays !== termForHarvest(LOAN_TERMS, start, harvest)) throw problem('harvestTermTooLong')
  return days
}

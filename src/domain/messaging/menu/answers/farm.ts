import type { CareTask } from '../../../crops/care.ts'
import type { CropStatus } from '../../../crops/crop.ts'
import type { Day } from '../../../dates.ts'
import { LOAN_STATUS, type LoanStatus } from '../../../finance/loan.ts'
import type { Voice } from '../voice.ts'

type DueFact = { cropId: string; task: CareTask; due: Day; state: string }
type CropFact = { id: string; name: string; status: CropStatus }

/** What grows, a line for each crop: its newest task that is due, or how it stands. Those with a task come first. */
export function cropLines(voice: Voice, crops: readonly CropFact[], due: readonly DueFact[]): string[] {
  if (crops.length === 0) return [voice.say('noCrops')]
  // Tasks come in the order of their days, so that the last one of a crop is the newest.
  const taskOf = new Map(due.map((task) => [task.cropId, task]))
  const withTask = crops.filter(({ id }) => taskOf.has(id))
  const others = crops.filter(({ id }) => !taskOf.has(id))
  return [
    ...withTask.map(({ id, name }) => taskLine(voice, voice.crop(name), taskOf.get(id)!)),
    ...others.map(({ name, status }) => statusLine(voice, voice.crop(name), status)),
  ]
}

function taskLine(voice: Voice, crop: string, { task, due, state }: DueFact) {
  const values = { crop, task: voice.say(`task.${task}`), day: voice.day(due) }
  return state === 'overdue' ? voice.say('cropLate', values) : voice.say('cropDue', values)
}

const statusLine = (voice: Voice, crop: string, status: CropStatus) =>
  voice.say('cropStands', { crop, status: voice.say(`status.${status}`) })

type LoanFact = {
  status: LoanStatus
  productName: string
  principalAmount: number
  totalAmount: number
  paidAmount: number
  remainingAmount: number | null
  installmentAmount: number | null
  nextPaymentDue: Day | null
  currency: string
}

/** What is owed and when the next payment is due; then what waits for a decision. */
export function loanLines(voice: Voice, loans: readonly LoanFact[]): string[] {
  const owed = loans.filter(({ status }) => LOAN_STATUS[status].owing)
  const open = loans.filter(({ status }) => status === 'applied' || status === 'approved')
  const lines = [...owed, ...open].map((loan) => loanLine(voice, loan))
  return lines.length > 0 ? lines : [voice.say('noLoan')]
}

function loanLine(voice: Voice, loan: LoanFact): string {
  const { status, productName: product, currency, nextPaymentDue } = loan
  const remaining = loan.remainingAmount ?? loan.totalAmount - loan.paidAmount
  const left = voice.money(remaining, currency)
  if (status === 'defaulted') return voice.say('overdue', { product, left })
  if (status === 'applied') return voice.say('asked', { product, amount: voice.money(loan.principalAmount, currency) })
  if (status === 'approved') return voice.say('approved', { product, amount: voice.money(loan.principalAmount, currency) }) // biome-ignore format: one case a line
  if (nextPaymentDue === null) return voice.say('owedLast', { product, left })
  const next = Math.min(loan.installmentAmount ?? remaining, remaining)
  return voice.say('owed', { product, left, amount: voice.money(next, currency), day: voice.day(nextPaymentDue) })
}

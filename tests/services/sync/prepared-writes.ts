import { boundaryCases, fields } from '#db/schema/index.ts'
import { bank } from '../../routers/finance/money.ts'
import { type Village, village, type Who } from '../../village.ts'

/** A write that is tried twice: who does it, in which village, and with what. */
export type Write = { path: string; who: Who; begin: () => Promise<{ v: Village; ask: object | undefined }> }

const NORTH = { id: 'north' }
const BORDER = { totalArea: 1, boundaryCoordinates: [] }
const UREA = { ...NORTH, resourceType: 'fertilizer', resourceName: 'Urea', quantity: 50, unit: 'kg' } as const
const DIP = { ...NORTH, name: 'Dip', zoneType: 'wet', area: 0.2 } as const
const VISIT = { farmerId: 'martha', date: '2026-12-01', time: '10:00', purpose: 'Look at the maize' }
const of = (v: Village, who: Who) => v.as(v.people[who])

function fielded() {
  const v = village()
  v.db.insert(fields).values([{ ...NORTH, farmerId: 'martha', name: 'North', ...BORDER }, { id: 'south', farmerId: 'joseph', name: 'South', ...BORDER }]).run() // biome-ignore format: two rows
  return v
}

/** What an administrator does to a loan that was paid out. */
const ofLoan = (path: string, ask: object): Write => ({
  path,
  who: 'ruth',
  begin: async () => {
    const v = bank()
    return { v, ask: { id: (await v.disbursed()).id, ...ask } }
  },
})

/** Writes about a row that has to be there first. */
export const PREPARED: Write[] = [
  {
    path: 'farmer.zones.change',
    who: 'martha',
    begin: async () => {
      const v = fielded()
      return { v, ask: { ...NORTH, zoneId: (await of(v, 'martha').farmer.zones.add(DIP)).id, name: 'Hollow' } }
    },
  },
  {
    path: 'farmer.zones.remove',
    who: 'martha',
    begin: async () => {
      const v = fielded()
      return { v, ask: { ...NORTH, zoneId: (await of(v, 'martha').farmer.zones.add(DIP)).id } }
    },
  },
  {
    path: 'farmer.measurements.undo',
    who: 'martha',
    begin: async () => {
      const v = fielded()
      const { id } = await of(v, 'martha').farmer.measurements.add({ ...NORTH, soilPH: 5.6 })
      return { v, ask: { ...NORTH, measurementId: id } }
    },
  },
  {
    path: 'farmer.applications.undo',
    who: 'martha',
    begin: async () => {
      const v = fielded()
      return { v, ask: { ...NORTH, applicationId: (await of(v, 'martha').farmer.applications.add(UREA)).id } }
    },
  },
  {
    path: 'agent.boundaryCases.settle',
    who: 'hawa',
    begin: async () => {
      const v = fielded()
      v.db.insert(boundaryCases).values({ id: 'case', fieldId: 'north', otherFieldId: 'south', sharedArea: 900, share: 0.5 }).run() // biome-ignore format: one row
      return { v, ask: { id: 'case', note: 'They agreed on the tree' } }
    },
  },
  {
    path: 'agent.visits.change',
    who: 'hawa',
    begin: async () => {
      const v = village()
      return { v, ask: { id: (await of(v, 'hawa').agent.visits.schedule(VISIT)).id, status: 'confirmed' } }
    },
  },
  {
    path: 'finance.loans.pay',
    who: 'martha',
    begin: async () => {
      const v = bank()
      return { v, ask: { loanId: (await v.disbursed()).id, amount: 100 } }
    },
  },
  {
    path: 'admin.loans.disburse',
    who: 'ruth',
    begin: async () => {
      const v = bank()
      const seed = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice', accountId: 'purse' } as const // biome-ignore format: one row
      const { id } = await v.martha.loans.request(seed)
      await v.admin.loans.approve({ id })
      return { v, ask: { id } }
    },
  },
  ofLoan('admin.loans.grantGrace', { days: 14, reason: 'The rain came late' }),
  ofLoan('admin.loans.proposeDays', { firstDue: '2027-02-01', reason: 'The rain came late' }),
]

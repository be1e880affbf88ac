import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertProvedPhone } from '#db/queries/people/proved-phones.ts'
import {
  advisories,
  advisoryDeliveries,
  contactRequests,
  courses,
  cropActivities,
  farmerCrops,
  farmerLoans,
  insuranceProducts,
  loanProducts,
  marketPrices,
  notifications,
  priceAlerts,
  users,
  weatherAlerts,
} from '#db/schema/index.ts'
import { wordsOf } from '#domain/messaging/notification-row.ts'
import type { User } from '#domain/people/session.schema.ts'
import { NOON, world } from './world.ts'

export const PASSWORD = 'correct horse'
const at = NOON.toISOString()

/**
 * A world with a small story, whose ids are words: Martha grows maize on 'plot', reported the problem 'worms' there,
 * received the advisory 'scout' from Hawa, and has a ticket, a notification and the price alert 'wish'; Joseph is
 * another farmer; Hawa is an agent, Ruth an administrator. One course is 'open', the other a 'draft'.
 */
export function village(options: Parameters<typeof world>[0] = {}) {
  told ??= tell()
  const { image, people } = told
  return { ...world({ ...options, from: image }), people: structuredClone(people) }
}

/** The same, with the farms of its people at a place: who borrows in shillings farms where these are the money. */
export function villageIn(location: string, options: Parameters<typeof world>[0] = {}) {
  const v = village(options)
  v.db.update(users).set({ location }).where(eq(users.role, 'farmer')).run()
  for (const name of ['martha', 'joseph'] as const) v.people[name]!.location = location
  return v
}

/** The story is told once: to copy its database takes a third of the time. */
let told: ReturnType<typeof tell> | undefined

function tell() {
  const w = world()
  const martha = w.person('farmer', { id: 'martha', username: 'martha', fullName: 'Martha Kollie' })
  const joseph = w.person('farmer', { id: 'joseph', username: 'joseph', fullName: 'Joseph Flomo' })
  const hawa = w.person('extension_agent', { id: 'hawa', username: 'hawa', fullName: 'Hawa Sirleaf' })
  const ruth = w.person('admin', { id: 'ruth', username: 'ruth', fullName: 'Ruth Togba' })
  w.crop({ id: 'maize', name: 'Zea mays', localName: 'Corn', growthDuration: 110 })
  w.crop({ id: 'cassava', name: 'Manihot esculenta', growthDuration: null })
  const farmerCrop = { farmerId: 'martha', cropId: 'maize', plantingDate: '2026-09-01', fieldSize: 15_000 }
  const ticket = { ticketId: 'KUU-MARTHA', senderId: 'martha', name: 'Martha Kollie', message: 'Worms in my maize' }
  const note = { userId: 'martha', type: 'system', title: 'Welcome', message: 'Good that you are here' } as const
  const alert = { alertType: 'rain', location: 'Lagos, Nigeria', description: 'Clear the ditches' } as const
  const terms = { currency: 'NGN', provider: 'Kuu Bank' } as const
  w.db
    .insert(farmerCrops)
    .values({ ...farmerCrop, id: 'plot', status: 'growing', expectedHarvest: '2026-12-20', createdAt: at })
    .run()
  w.db
    .insert(cropActivities)
    .values({ id: 'worms', farmerCropId: 'plot', authorId: 'martha', kind: 'problem', text: 'Worms', createdAt: at })
    .run()
  w.db
    .insert(contactRequests)
    .values({ ...ticket, createdAt: at })
    .run()
  w.db
    .insert(notifications)
    .values({ ...note, id: 'welcome', createdAt: at })
    .run()
  w.db
    .insert(advisories)
    .values({
      id: 'scout',
      title: 'Scout',
      content: 'Look',
      category: 'pest',
      cropId: 'maize',
      authorId: 'hawa',
      windowStart: 60,
      windowEnd: 100,
      createdAt: at,
    })
    .run()
  w.db.insert(advisoryDeliveries).values({ id: 'told', advisoryId: 'scout', farmerCropId: 'plot', createdAt: at }).run()
  w.db
    .insert(marketPrices)
    .values([
      { cropId: 'maize', market: 'Monrovia', pricePerKg: 40_000, currency: 'LRD', date: '2026-11-19' },
      {
        id: 'price',
        cropId: 'maize',
        market: 'Monrovia',
        pricePerKg: 41_250,
        currency: 'LRD',
        date: '2026-11-20',
        source: 'Market office',
      },
    ])
    .run()
  w.db
    .insert(priceAlerts)
    .values({ id: 'wish', userId: 'martha', cropId: 'maize', market: 'Monrovia', direction: 'above', pricePerKg: 45_000, currency: 'LRD', createdAt: at }) // biome-ignore format: one row
    .run()
  w.db
    .insert(weatherAlerts)
    .values([
      { ...alert, title: 'Showers', severity: 'info' },
      { ...alert, title: 'Flood', severity: 'danger', location: 'Accra, Ghana', expiresAt: '2026-12-01T00:00:00.000Z' },
      { ...alert, title: 'Over', severity: 'danger', expiresAt: '2026-11-20T00:00:00.000Z' },
    ])
    .run()
  w.db
    .insert(courses)
    .values([
      { id: 'open', title: 'Maize', description: 'All of it', isPublished: true, publishedAt: at },
      { id: 'draft', title: 'Draft', description: 'Not yet' },
    ])
    .run()
  w.db
    .insert(loanProducts)
    .values({ ...terms, id: 'seed', name: 'Seed', loanType: 'input', minAmount: 100_050, maxAmount: 900_000, interestRate: 12.5, termDays: 365 }) // biome-ignore format: one row
    .run()
  w.db
    .insert(insuranceProducts)
    .values({ ...terms, id: 'rain', name: 'Rain', insuranceType: 'crop', coverageType: 'drought', basePremiumRate: 4, maxCoverageAmount: 500_050 }) // biome-ignore format: one row
    .run()
  const people: Record<Who, User | null> = { visitor: null, martha, joseph, hawa, ruth }
  return { image: w.db.$client.serialize(), people }
}

/**
 * Martha's application for a loan, 'asked'. Not part of the story: a user with an open loan cannot delete the account.
 */
export const asksForLoan = ({ db }: Pick<Village, 'db'>) =>
  db
    .insert(farmerLoans)
    .values({
      id: 'asked',
      userId: 'martha',
      loanProductId: 'seed',
      principalAmount: 500_000,
      interestRate: 12.5,
      totalAmount: 562_500,
      installmentAmount: 46_875,
      currency: 'NGN',
      termDays: 365,
      purpose: 'Seed for the whole season',
      createdAt: at,
    })
    .run()

export type Village = ReturnType<typeof village>
export type Who = 'visitor' | 'martha' | 'joseph' | 'hawa' | 'ruth'

/** A notification as a user who reads English sees it. */
export const inEnglish = <R extends Parameters<typeof wordsOf>[0]>(row: R) => ({ ...row, ...wordsOf(row, 'en') })

/** A user has proved a number, as if a code that was sent to it had been given back. */
export const provedNumber = (db: Db, userId: string, phone: string) =>
  insertProvedPhone(db, { userId, phone, proof: 'sms', provedAt: at })

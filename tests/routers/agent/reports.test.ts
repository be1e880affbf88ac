import { expect, test } from 'vitest'
import { documents, farmerNotes, farmerRecords, smsMessages, visits } from '#db/schema/index.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const at = (day: string) => `${day}T08:00:00.000Z`

test('a report counts what the agent did in the period, and nothing of others', async () => {
  const w = village()
  const { hawa, ruth } = w.people
  w.db.insert(farmerRecords).values([
    { farmerId: 'martha', agentId: 'hawa', gender: 'female', lastContactAt: at('2026-11-10') },
    { farmerId: 'joseph', agentId: 'hawa' },
  ]).run() // biome-ignore format: two rows
  const visit = { farmerId: 'martha', agentId: 'hawa', time: '09:00', purpose: 'Weeds', createdAt: at('2026-11-01') }
  w.db.insert(visits).values([
    { ...visit, day: '2026-11-10', status: 'completed' },
    { ...visit, day: '2026-11-12', status: 'scheduled' },
    { ...visit, day: '2025-01-10', status: 'completed' },
    { ...visit, day: '2026-11-10', status: 'completed', agentId: 'ruth' },
  ]).run() // biome-ignore format: four rows
  const sms = { phone: '+231770000001', message: 'Rain', type: 'general', senderId: 'hawa', createdAt: at('2026-11-18') } as const // biome-ignore format: one row
  w.db.insert(smsMessages).values([{ ...sms, status: 'delivered' }, { ...sms, status: 'failed' }, { ...sms, senderId: 'ruth' }]).run() // biome-ignore format: one row
  w.db.insert(farmerNotes).values({ farmerId: 'martha', authorId: 'hawa', channel: 'call', text: 'Weeds', createdAt: at('2026-11-18') }).run() // biome-ignore format: one row
  w.db.insert(documents).values({ name: 'a.pdf', type: 'pdf', bytes: 100, hash: 'h', category: 'guide' }).run()

  const report = await w.as(hawa).agent.reports.read({})
  expect(report.overview).toMatchObject({ ownFarmers: 2, visits: 1, messages: 2, notes: 1 })
  expect(report.farmers.byGender).toEqual({ female: 1, male: 0, other: 0, unknown: 1 })
  expect(report.farmers.byContact).toEqual({ month: 1, quarter: 0, longer: 0, never: 1 })
  expect(report.farmers.byCrop.length).toBeGreaterThan(0)
  expect(report.engagement.sms).toEqual({ pending: 0, sent: 0, delivered: 1, failed: 1 })
  expect(report.engagement.visits).toEqual({ scheduled: 1, confirmed: 0, completed: 1, cancelled: 0 })
  expect(report.trends).toHaveLength(12)
  expect(report.trends.at(-1)).toMatchObject({ from: '2026-11-16', messages: 2, notes: 1, visits: 0 })
  expect(report.trends.at(-2)).toMatchObject({ visits: 1 })
  expect(report.documents).toEqual({ count: 1, bytes: 100, byCategory: [{ category: 'guide', count: 1, bytes: 100 }] })
  expect((await w.as(ruth).agent.reports.read({ period: 'weeks4' })).overview).toMatchObject({ ownFarmers: 0, visits: 1, messages: 1 }) // biome-ignore format: one row
  expect(NOON.toISOString().slice(0, 10)).toBe('2026-11-21')
})

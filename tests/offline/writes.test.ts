import { expect, test, vi } from 'vitest'
import { AGENT_WRITES } from '#client/offline/agent/writes/agent-writes.ts'
import { FIELD_RECORD_WRITES } from '#client/offline/outbox/writes/field-records.ts'
import { FIELD_WRITES } from '#client/offline/outbox/writes/fields.ts'
import { findFarmerWrite, findWrite } from '#client/offline/outbox/writes/find-write.ts'
import { WRITES } from '#client/offline/outbox/writes/writes.ts'
import { appRouter } from '#routers/index.ts'

vi.mock('#client/phone/session.ts', () => ({
  getSession: () => null,
  onSessionChange: () => undefined,
  onHandOver: () => undefined,
}))

const paths = Object.keys({ ...WRITES, ...FIELD_WRITES, ...FIELD_RECORD_WRITES, ...AGENT_WRITES })

test.each(paths)('%s is a mutation, and found by its path', async (path) => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  expect(procedures[path]?._def.type).toBe('mutation')
  expect((await findWrite(path))?.words).toBeTruthy()
})

test('money and passwords never wait', () => {
  expect(paths.filter((path) => /^(finance|auth|admin)\./.test(path))).toEqual([])
})

test('a path that an older version of the app knew is found nowhere', async () => {
  expect(findFarmerWrite('farmer.crops.plant')).toBeUndefined()
  expect(findFarmerWrite('toString')).toBeUndefined()
  expect(await findWrite('agent.farmers.greet')).toBeUndefined()
})

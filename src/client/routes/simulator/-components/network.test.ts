import { expect, test, vi } from 'vitest'
import { carry, GOOD_NETWORK, reportsOver } from './network.ts'

const over = async (trouble: Partial<typeof GOOD_NETWORK>) => {
  const events: string[] = []
  const wait = vi.fn(async (ms: number) => events.push(`waits ${ms}`))
  await carry({ ...GOOD_NETWORK, ...trouble }, async () => events.push('posted'), wait)
  return events
}

test('a message is carried once, twice, later or not at all', async () => {
  expect(await over({})).toEqual(['posted'])
  expect(await over({ doubles: true })).toEqual(['posted', 'posted'])
  expect(await over({ delays: true })).toEqual(['waits 3000', 'posted'])
  expect(await over({ loses: true, doubles: true, delays: true })).toEqual([])
})

test('the last report comes first where the order is lost', () => {
  expect(reportsOver(GOOD_NETWORK)).toEqual(['Sent', 'Success'])
  expect(reportsOver({ ...GOOD_NETWORK, disorders: true })).toEqual(['Success', 'Sent'])
})

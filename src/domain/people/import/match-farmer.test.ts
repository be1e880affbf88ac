import { expect, test } from 'vitest'
import { type KnownUser, matchFarmer } from './match-farmer.ts'

const AMINA: KnownUser = {
  id: 'a',
  username: 'amina',
  fullName: 'Amina Otieno',
  role: 'farmer',
  phone: '+254712345951',
}
const JOHN: KnownUser = { ...AMINA, id: 'j', username: 'john', fullName: 'John Otieno' }
const HAWA: KnownUser = { ...AMINA, id: 'h', username: 'hawa', fullName: 'Hawa Dolo', role: 'extension_agent' }

test.each([
  ['the same name', 'Amina Otieno'],
  ['in another order and case', 'OTIENO amina'],
  ['with a name more', 'Amina Akinyi Otieno'],
  ['with a name less', 'Amina'],
])('the phone of a farmer with %s is that farmer', (_, fullName) => {
  expect(matchFarmer({ fullName }, { named: undefined, callers: [AMINA, JOHN] })).toEqual({ is: 'known', user: AMINA })
})

test('the phone of a farmer with another name is one more of the household', () => {
  const row = { fullName: 'Baraka Otieno' }
  expect(matchFarmer(row, { named: undefined, callers: [AMINA] })).toEqual({ is: 'new', sharesPhone: true })
  expect(matchFarmer(row, { named: undefined, callers: [] })).toEqual({ is: 'new', sharesPhone: false })
})

test('a username is its farmer where the name or the phone agrees, else it is taken', () => {
  expect(matchFarmer({ fullName: 'Amina', username: 'amina' }, { named: AMINA, callers: [] })).toMatchObject({ is: 'known' }) // biome-ignore format: one row
  expect(matchFarmer({ fullName: 'Zuri Njeri', username: 'amina' }, { named: AMINA, callers: [AMINA] })).toMatchObject({ is: 'known' }) // biome-ignore format: one row
  expect(matchFarmer({ fullName: 'Zuri Njeri', username: 'amina' }, { named: AMINA, callers: [] })).toMatchObject({ is: 'fault', column: 'username' }) // biome-ignore format: one row
})

test('nobody of the staff is changed by a file, and of two namesakes at one phone neither', () => {
  expect(matchFarmer({ fullName: 'Hawa Dolo', username: 'hawa' }, { named: HAWA, callers: [HAWA] })).toMatchObject({ is: 'fault' }) // biome-ignore format: one row
  expect(matchFarmer({ fullName: 'Hawa Dolo' }, { named: undefined, callers: [HAWA] })).toMatchObject({ is: 'new' })
  const twins = [AMINA, { ...AMINA, id: 'b', username: 'amina2' }]
  expect(matchFarmer({ fullName: 'Amina' }, { named: undefined, callers: twins })).toMatchObject({ is: 'fault', column: 'phone' }) // biome-ignore format: one row
})

import { expect, test } from 'vitest'
import type { ListedFarmer } from './farmer.schema.ts'
import { findKeptFarmers, type KeptFilter } from './kept-farmers.ts'

const farmer = (fullName: string, more: Partial<ListedFarmer>): ListedFarmer => ({
  id: fullName,
  fullName,
  location: null,
  phone: null,
  email: null,
  language: 'en',
  role: 'farmer',
  createdAt: '2026-01-01T00:00:00.000Z',
  isActive: true,
  isMine: false,
  lastContactAt: null,
  gender: null,
  birthYear: null,
  groupName: null,
  ...more,
})
const KEPT = [
  farmer('Aïsha Lawal', { location: 'Giwa, Nigeria', phone: '+2348010000110', createdAt: '2026-03-01T00:00:00.000Z' }),
  farmer('Yaw Asante', { location: 'Techiman, Ghana', isMine: true }),
  farmer('Kofi Boateng', { location: 'Tamale, Ghana', isActive: false, createdAt: '2026-02-01T00:00:00.000Z' }),
]

test.each<[string, Omit<KeptFilter, 'sort'> & { sort?: KeptFilter['sort'] }, string[]]>([
  ['all, the own first, by name', {}, ['Yaw Asante', 'Aïsha Lawal', 'Kofi Boateng']],
  ['the newest first', { sort: '-createdAt' }, ['Yaw Asante', 'Aïsha Lawal', 'Kofi Boateng']],
  ['the oldest first', { sort: 'createdAt' }, ['Yaw Asante', 'Kofi Boateng', 'Aïsha Lawal']],
  ['by name, without its marks', { search: 'aisha' }, ['Aïsha Lawal']],
  ['by the end of a phone number', { search: '0110' }, ['Aïsha Lawal']],
  ['by place', { search: 'ghana' }, ['Yaw Asante', 'Kofi Boateng']],
  ['the own alone', { mine: true }, ['Yaw Asante']],
  ['who is inactive, in a place', { place: 'Tamale', status: 'inactive' }, ['Kofi Boateng']],
  ['nobody', { search: 'monrovia' }, []],
])('of the farmers on a phone are found: %s', (_, filter, names) => {
  const farmers = findKeptFarmers(KEPT, { sort: 'fullName', ...filter })
  expect(farmers.map(({ fullName }) => fullName)).toEqual(names)
})

/**
 * The three sample agents of the specification: a crop, a livestock and an agribusiness specialist in three
 * countries. They are a directory to choose from, not accounts. The numbers are of no network: nobody is called.
 */
export const SAMPLE_AGENTS = [
  {
    id: 'agent-crops',
    name: 'Samuel Mensah',
    title: 'Crop Specialist',
    location: 'Kumasi, Ghana',
    phone: '+233 20 000 0101',
    email: 'samuel.mensah@kuu.example',
    specialties: ['Maize', 'Cassava', 'Pest control'],
    languages: ['English', 'Twi', 'Hausa'],
    availability: 'Available',
  },
  {
    id: 'agent-livestock',
    name: 'Grace Wanjiru',
    title: 'Livestock Specialist',
    location: 'Nairobi, Kenya',
    phone: '+254 700 000 102',
    email: 'grace.wanjiru@kuu.example',
    specialties: ['Poultry', 'Goats', 'Dairy'],
    languages: ['English', 'Swahili'],
    availability: 'Available',
  },
  {
    id: 'agent-business',
    name: 'James Flomo',
    title: 'Agribusiness Specialist',
    location: 'Monrovia, Liberia',
    phone: '+231 77 000 0103',
    email: 'james.flomo@kuu.example',
    specialties: ['Marketing', 'Group savings', 'Storage'],
    languages: ['English', 'Kpelle', 'Bassa'],
    availability: 'Busy',
  },
] as const satisfies readonly ExtensionAgent[]

export type ExtensionAgent = {
  id: string
  name: string
  title: string
  location: string
  phone: string
  email: string
  specialties: readonly string[]
  languages: readonly string[]
  availability: 'Available' | 'Busy'
}

/** Where emergency help is reached. The specification fixes the short code; the hotlines are samples, as the agents are. */
export const EMERGENCY = {
  diseaseHotline: '+231 77 000 0110',
  weatherHotline: '+231 77 000 0111',
  shortCode: '40404',
} as const

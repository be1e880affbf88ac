/**
 * The three sample agents of the specification: a crop, a livestock and an agribusiness specialist in three
 * countries. They are a directory to choose from, not accounts, and carry no telephone number: an invented one may be
 * somebody's. Their addresses are under .example, which no one can own (RFC 2606).
 */
export const SAMPLE_AGENTS = [
  {
    id: 'agent-crops',
    name: 'Samuel Mensah',
    title: 'Crop Specialist',
    location: 'Kumasi, Ghana',
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
  email: string
  specialties: readonly string[]
  languages: readonly string[]
  availability: 'Available' | 'Busy'
}

/** Where prices are asked for by text message; the specification fixes it. */
export const SMS_SHORT_CODE = '40404'

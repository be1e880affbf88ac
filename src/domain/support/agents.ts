/**
 * The three sample agents of the specification: a crop, a livestock and an agribusiness specialist in three
 * countries. They are a directory to choose from, not accounts, and carry no telephone number: an invented one may be
 * somebody's. Their addresses are under .example, which no one can own (RFC 2606). What they know and speak
 * are ids; a screen has the words.
 */
export const SAMPLE_AGENTS = [
  {
    id: 'agent-crops',
    name: 'Samuel Mensah',
    location: 'Kumasi, Ghana',
    email: 'samuel.mensah@kuu.example',
    specialties: ['maize', 'cassava', 'pests'],
    languages: ['english', 'twi', 'hausa'],
    availability: 'Available',
  },
  {
    id: 'agent-livestock',
    name: 'Grace Wanjiru',
    location: 'Nairobi, Kenya',
    email: 'grace.wanjiru@kuu.example',
    specialties: ['poultry', 'goats', 'dairy'],
    languages: ['english', 'swahili'],
    availability: 'Available',
  },
  {
    id: 'agent-business',
    name: 'James Flomo',
    location: 'Monrovia, Liberia',
    email: 'james.flomo@kuu.example',
    specialties: ['marketing', 'savings', 'storage'],
    languages: ['english', 'kpelle', 'bassa'],
    availability: 'Busy',
  },
] as const satisfies readonly ExtensionAgent[]

type Specialty = 'maize' | 'cassava' | 'pests' | 'poultry' | 'goats' | 'dairy' | 'marketing' | 'savings' | 'storage'

export type ExtensionAgent = {
  id: string
  name: string
  location: string
  email: string
  specialties: readonly Specialty[]
  languages: readonly ('english' | 'twi' | 'hausa' | 'swahili' | 'kpelle' | 'bassa')[]
  availability: 'Available' | 'Busy'
}

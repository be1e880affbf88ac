import type { CropStatus } from '#domain/crops/crop.ts'
import type { City } from '#domain/places.ts'

/** What somebody grows: the crop, hectares, the day of planting counted from today, how it stands. */
type Growing = readonly [crop: string, hectares: number, plantedDay: number, status: CropStatus, notes?: string]

export type Villager = {
  username: string
  fullName: string
  location: string
  preferredLocation: City
  phone: string
  language?: string
  email?: string
  isActive?: boolean
  /** Days ago. */
  registered: number
  crops: readonly Growing[]
}

/**
 * The farmers of the demo, all invented. Behind its country code each number begins with 0, the digit that leads out
 * of a country's own numbering: no network can give such a number to anyone.
 */
export const VILLAGERS: readonly Villager[] = [
  {
    username: 'martha',
    fullName: 'Martha Adeyemi',
    location: 'Lagos, Nigeria',
    preferredLocation: 'Lagos, Nigeria',
    phone: '+2340000000101',
    email: 'martha.adeyemi@kuu.example',
    registered: 210,
    crops: [
      ['maize', 1.2, -72, 'growing', 'Second weeding done. Tassels are showing along the stream side.'],
      ['cassava', 0.8, -89, 'planted', 'Clean cuttings from the agent, planted on ridges.'],
      ['okra', 0.3, -58, 'harvesting', 'Pick every second morning while the pods are tender.'],
      ['cowpea', 0.5, -130, 'harvested'],
      ['tomato', 0.25, 12, 'planning', 'Seedlings are in the nursery bed.'],
    ],
  },
  {
    username: 'musu',
    fullName: 'Musu Flomo',
    location: 'Gbarnga, Liberia',
    preferredLocation: 'Monrovia, Liberia',
    phone: '+231000000102',
    language: 'kpelle',
    registered: 325,
    crops: [
      ['rice', 1.5, -96, 'growing'],
      ['cassava', 0.6, -210, 'growing'],
    ],
  },
  {
    username: 'korpo',
    fullName: 'Korpo Sumo',
    location: 'Ganta, Liberia',
    preferredLocation: 'Monrovia, Liberia',
    phone: '+231000000103',
    language: 'kpelle',
    registered: 281,
    crops: [['cocoa', 2.4, -900, 'growing']],
  },
  {
    username: 'saah',
    fullName: 'Saah Tamba',
    location: 'Voinjama, Liberia',
    preferredLocation: 'Monrovia, Liberia',
    phone: '+231000000104',
    language: 'loma',
    registered: 254,
    crops: [
      ['rice', 2, -118, 'harvesting'],
      ['pepper-chili', 0.2, -40, 'planted'],
    ],
  },
  {
    username: 'hawa',
    fullName: 'Hawa Dukuly',
    location: 'Kakata, Liberia',
    preferredLocation: 'Monrovia, Liberia',
    phone: '+231000000105',
    language: 'bassa',
    registered: 63,
    crops: [['eggplant', 0.4, -66, 'growing']],
  },
  {
    username: 'emmanuel',
    fullName: 'Emmanuel Togba',
    location: 'Buchanan, Liberia',
    preferredLocation: 'Monrovia, Liberia',
    phone: '+231000000106',
    language: 'bassa',
    isActive: false,
    registered: 300,
    crops: [['oil-palm', 3, -700, 'growing']],
  },
  {
    username: 'ibrahim',
    fullName: 'Ibrahim Garba',
    location: 'Kano, Nigeria',
    preferredLocation: 'Kano, Nigeria',
    phone: '+2340000000107',
    language: 'hausa',
    registered: 190,
    crops: [
      ['sorghum', 2.2, -112, 'harvesting'],
      ['groundnut', 1, -108, 'harvested'],
    ],
  },
  {
    username: 'chiamaka',
    fullName: 'Chiamaka Okafor',
    location: 'Aba, Nigeria',
    preferredLocation: 'Lagos, Nigeria',
    phone: '+2340000000108',
    email: 'chiamaka.okafor@kuu.example',
    registered: 148,
    crops: [['yam', 0.9, -180, 'growing']],
  },
  {
    username: 'tunde',
    fullName: 'Tunde Ogunleye',
    location: 'Ibadan, Nigeria',
    preferredLocation: 'Lagos, Nigeria',
    phone: '+2340000000109',
    registered: 97,
    crops: [
      ['maize', 1.8, -60, 'problem', 'Windowed leaves on many plants, asked the agent to come.'],
      ['plantain', 0.7, -150, 'growing'],
    ],
  },
  {
    username: 'aisha',
    fullName: 'Aisha Lawal',
    location: 'Giwa, Nigeria',
    preferredLocation: 'Abuja, Nigeria',
    phone: '+2340000000110',
    language: 'hausa',
    registered: 21,
    crops: [['onion', 0.5, -20, 'planted']],
  },
  {
    username: 'akosua',
    fullName: 'Akosua Boateng',
    location: 'Kumasi, Ghana',
    preferredLocation: 'Kumasi, Ghana',
    phone: '+233000000111',
    registered: 172,
    crops: [
      ['cocoa', 1.6, -1020, 'growing'],
      ['plantain', 0.4, -240, 'growing'],
    ],
  },
  {
    username: 'yaw',
    fullName: 'Yaw Asante',
    location: 'Techiman, Ghana',
    preferredLocation: 'Kumasi, Ghana',
    phone: '+233000000112',
    registered: 120,
    crops: [
      ['yam', 1.1, -235, 'harvesting'],
      ['maize', 0.9, -30, 'planted'],
    ],
  },
  {
    username: 'fuseini',
    fullName: 'Fuseini Alhassan',
    location: 'Tamale, Ghana',
    preferredLocation: 'Accra, Ghana',
    phone: '+233000000113',
    isActive: false,
    registered: 268,
    crops: [['pearl-millet', 1.4, -140, 'completed']],
  },
  {
    username: 'wanjiru',
    fullName: 'Wanjiru Kamau',
    location: 'Nakuru, Kenya',
    preferredLocation: 'Nairobi, Kenya',
    phone: '+254000000114',
    email: 'wanjiru.kamau@kuu.example',
    registered: 84,
    crops: [
      ['irish-potato', 0.8, -70, 'growing'],
      ['kale-sukuma-wiki', 0.2, -45, 'harvesting'],
    ],
  },
  {
    username: 'otieno',
    fullName: 'Otieno Ouma',
    location: 'Kisumu, Kenya',
    preferredLocation: 'Nairobi, Kenya',
    phone: '+254000000115',
    language: 'swahili',
    registered: 47,
    crops: [['sorghum', 0.6, -35, 'planted']],
  },
  {
    username: 'chebet',
    fullName: 'Chebet Koech',
    location: 'Eldoret, Kenya',
    preferredLocation: 'Nairobi, Kenya',
    phone: '+254000000116',
    registered: 33,
    crops: [['wheat', 2.5, -80, 'growing']],
  },
  {
    username: 'mutua',
    fullName: 'Mutua Kioko',
    location: 'Machakos, Kenya',
    preferredLocation: 'Nairobi, Kenya',
    phone: '+254000000117',
    language: 'swahili',
    registered: 9,
    crops: [
      ['pigeon-pea', 0.7, 6, 'planning'],
      ['green-gram', 0.5, -28, 'planted'],
    ],
  },
]

import type { CropGroup } from '#domain/crops/crop-group.ts'

/** A drawing on a field of 24: `body` is tinted and outlined, `line` only outlined. */
export type Drawing = { body?: string; line?: string }

export const DRAWINGS = {
  seedling: {
    body: 'M12 13c0-4.5 3-7 8.5-7 0 5.5-3 7.5-8.5 7ZM12 16c0-3.5-2.5-5.5-7.5-5.5 0 4 2.5 6 7.5 5.5Z',
    line: 'M12 21v-8',
  },
  maize: {
    body: 'M12 2.5c2.5 2 3.5 5 3.5 8.5 0 3-1.3 6-3.5 7.5-2.2-1.5-3.5-4.5-3.5-7.5 0-3.5 1-6.5 3.5-8.5Z',
    line: 'M12 5v11M9.4 7.5h5.2M8.6 11h6.8M9.3 14.5h5.4M12 21.5v-3M12 20c-4 0-6.5-3-7-8 2 .5 3.2 1.5 4 3M12 20c4 0 6.5-3 7-8-2 .5-3.2 1.5-4 3',
  },
  cereal: {
    body: 'M12 2.5c1.5 1.5 1.5 3.5 0 5-1.5-1.5-1.5-3.5 0-5ZM12 11c0-2.5 1.5-4 4.5-4 0 2.8-1.6 4-4.5 4ZM12 11c0-2.5-1.5-4-4.5-4 0 2.8 1.6 4 4.5 4ZM12 15.5c0-2.5 1.5-4 4.5-4 0 2.8-1.6 4-4.5 4ZM12 15.5c0-2.5-1.5-4-4.5-4 0 2.8 1.6 4 4.5 4Z',
    line: 'M12 7.5V21.5',
  },
  rice: {
    body: 'M15.5 4.5c1.6 0 2.6 1 2.6 2.6-1.7.1-2.7-.9-2.6-2.6ZM18 8.5c1.4.4 2 1.6 1.7 3.1-1.5-.4-2.2-1.6-1.7-3.1ZM18.2 13.5c1.2.7 1.5 2 .8 3.3-1.3-.7-1.6-2-.8-3.3ZM12.5 7.5c.2 1.5 1.3 2.3 2.9 2 0-1.6-1.2-2.5-2.9-2ZM13.8 12c.1 1.5 1.2 2.4 2.7 2.2.1-1.6-1-2.6-2.7-2.2Z',
    line: 'M8 21.5C8 13 9.5 5.5 14 4c3-.6 4.5 3 4.3 9.5M8 21.5c0-4-1.5-7-4.5-8.5M8 17c1-2.5 2.5-4 4.5-4.5',
  },
  root: {
    body: 'M10 10c1.5 4-1 9-4.5 11.5C4 17.5 5 12 10 10ZM12 10c1.8 3.5 1.5 8.5 0 11.5-1.5-3-1.8-8 0-11.5ZM14 10c5 2 6 7.5 4.5 11.5C15 19 12.5 14 14 10Z',
    line: 'M12 10V5.5M12 6C10 6 8 5 7 2.5 9.5 2.5 11.5 3.5 12 6ZM12 6c2 0 4-1 5-3.5C14.5 2.5 12.5 3.5 12 6Z',
  },
  tuber: {
    body: 'M8 6.5c4-2.5 9.5-1 11.5 3.5s0 9-4 10.5c-4.5 1.5-10-.5-11.5-5C3 12 4.5 8.5 8 6.5Z',
    line: 'M9 11h.01M14.5 9.5h.01M12 15h.01M16.5 14h.01M8 15.5h.01',
  },
  legume: {
    body: 'M4 8c0 7.5 5 12 13 11.5 2 0 3.5-1.5 3.5-3-5 .5-10-3-11.5-9C8 5 4 5 4 8Z',
    line: 'M8.5 12.5h.01M11.5 15.3h.01M15 17.2h.01M6 5.5C6 4 7 2.5 9 2.5',
  },
  groundnut: {
    body: 'M7 4.5c3-2 6.5-.5 7 2.5.3 2 .5 2.8 2.5 3.8 3 1.5 4 5 2 7.5-2.2 2.8-6.5 2.2-8.5-1-1.2-2-1.5-3.5-3.5-5C4 10.5 4.3 6.3 7 4.5Z',
    line: 'M8.5 7.5l2-1M9 10.5l2.5-1.5M12.5 15.5l2.5-2M15.5 17.5l1.5-1.5',
  },
  oilseed: {
    body: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
    line: 'M12 9c-2-2-2-4.5 0-6.5 2 2 2 4.5 0 6.5ZM12 15c-2 2-2 4.5 0 6.5 2-2 2-4.5 0-6.5ZM9 12c-2-2-4.5-2-6.5 0 2 2 4.5 2 6.5 0ZM15 12c2-2 4.5-2 6.5 0-2 2-4.5 2-6.5 0ZM9.9 9.9C7 9.9 5.5 8 5.3 5.3 8 5.5 9.9 7 9.9 9.9ZM14.1 14.1c2.9 0 4.4 1.9 4.6 4.6-2.7-.2-4.6-1.7-4.6-4.6ZM14.1 9.9c0-2.9 1.9-4.4 4.6-4.6-.2 2.7-1.7 4.6-4.6 4.6ZM9.9 14.1c0 2.9-1.9 4.4-4.6 4.6.2-2.7 1.7-4.6 4.6-4.6Z',
  },
  palm: {
    body: 'M12 8c-2-4-6-5-9-2.5 3 .3 6 .8 9 2.5ZM12 8c2-4 6-5 9-2.5-3 .3-6 .8-9 2.5ZM12 8c-4-.5-7 2-7.5 6 2.5-2.5 5-4.5 7.5-6ZM12 8c4-.5 7 2 7.5 6-2.5-2.5-5-4.5-7.5-6Z',
    line: 'M12 8c.8 4.5.8 9-.5 13.5M8.5 21.5h7M10.5 11h.01M13.8 11h.01',
  },
  cocoa: {
    body: 'M12 5c4.5 2.5 5.5 10 0 16-5.5-6-4.5-13.5 0-16Z',
    line: 'M12 5v16M12 5c0-1.5 1-2.5 2.5-2.5M9.5 8.5c-1 3-.5 6.5 1 10M14.5 8.5c1 3 .5 6.5-1 10M12 5c-2-2-4.5-2.5-7-1.5 1 2.5 3.5 3.3 7 1.5Z',
  },
  coffee: {
    body: 'M8 8a4.3 4.3 0 1 1 0 8.6A4.3 4.3 0 0 1 8 8ZM16 11.5a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Z',
    line: 'M8 8C9 5.5 11 4 14 3.5c1.5 3 1.5 5.5 2 8M14 3.5c2.5-1.5 5-1 7 1-2.5 2-5 1.5-7-1ZM6.5 11c.5 1 2.5 1.5 3 2.6M14.5 14.5c.5 1 2.5 1.5 3 2.6',
  },
  cotton: {
    body: 'M12 4a3.5 3.5 0 0 1 3.4 4.3 3.6 3.6 0 1 1-.4 6.7 3.5 3.5 0 0 1-6 0 3.6 3.6 0 1 1-.4-6.7A3.5 3.5 0 0 1 12 4Z',
    line: 'M12 21.5V17M12 19c-2.5 0-4-1-5-3M12 19c2.5 0 4-1 5-3M12 9.5v4M10 11.5h4',
  },
  cane: {
    body: 'M7 21.5 9 9l3 .5-2 12ZM13 21.5l1.5-9 3 .5-1.5 8.5Z',
    line: 'M8.3 13.5l3 .5M7.7 17.5l3 .5M13.8 17l3 .5M10.5 9C10 5.5 7.5 3.5 4 3.5M10.5 9c.5-3.5 3-6 7-6.5M16 12.5c.5-2.5 2-4 4.5-4.5',
  },
  leafy: {
    body: 'M12 19C6 18 3.5 13.5 5 8c1-3.5 4-5.5 7-5.5S18 4.5 19 8c1.5 5.5-1 10-7 11Z',
    line: 'M12 21.5V7M12 11 8.5 8.5M12 11l3.5-2.5M12 15.5 7.5 13M12 15.5l4.5-2.5',
  },
  tomato: {
    body: 'M12 7c2-1 5-1 6.8 1.5C21 11.5 20 17 16.5 19.5c-2.5 1.5-6.5 1.5-9 0C4 17 3 11.5 5.2 8.5 7 6 10 6 12 7Z',
    line: 'M12 7V3M12 7C10.5 5.5 9 5 7.5 5.3M12 7c1.5-1.5 3-2 4.5-1.7M12 7c-1 1-1.5 2-1.5 3M12 7c1 1 1.5 2 1.5 3',
  },
  onion: {
    body: 'M12 5c1 3 7 4.5 7 9.5 0 3.5-3 6-7 6s-7-2.5-7-6C5 9.5 11 8 12 5Z',
    line: 'M12 5c0-1 .5-2 1.5-2.7M12 5c0-1-.5-2-1.5-2.7M12 9c-2 2.5-3 5-2 9M12 9c2 2.5 3 5 2 9M10.5 20.5v1.5M13.5 20.5v1.5',
  },
  pepper: {
    body: 'M14 7c3 0 4.5 2 4 5.5C17 18 11.5 21 4.5 20.5 9 18.5 10.5 16 10.5 11.5 10.5 8.5 11.5 7 14 7Z',
    line: 'M14 7c0-2 .8-3.5 3-4.5M11 8.5c1.5-1.2 4.5-1.5 6.5 0',
  },
  gourd: {
    body: 'M4.5 12.5C5 7.5 9 4 13.5 4S20 7 19.5 11.5 15 20 10.5 20 4 17 4.5 12.5Z',
    line: 'M17.5 5.5 20 3M8 18.5c-1-4 1-9 6-12.5M12.5 19.5c1.5-3 3.5-6 6.5-8.5',
  },
  carrot: {
    body: 'M8.5 9h7c1 1.5 0 4-1 6.5-.8 2.2-1.6 4.5-2.5 6-.9-1.5-1.7-3.8-2.5-6-1-2.5-2-5-1-6.5Z',
    line: 'M12 9V3M12 9C9.5 8.5 8 6.5 8 4M12 9c2.5-.5 4-2.5 4-5M9 12.5h2.5M15 15h-2.5',
  },
  fruit: {
    body: 'M13 6.5c4.5-.5 7.5 3 7 7.5-.5 4-3.5 6.5-7.5 6.5-5 0-8.5-3-8.5-7C4 9.5 8 9.5 10 8c1-.8 1.8-1.3 3-1.5Z',
    line: 'M13 6.5c0-2-.5-3-1.5-4M13.5 5c1-2 3-2.8 5.5-2.3-.5 2.2-2.5 3.3-5.5 2.3ZM17 11c.6 1.5.5 3-.2 4.3',
  },
  orange: {
    body: 'M12 6a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z',
    line: 'M12 6c0-1.5.5-2.5 1.5-3.5M12.5 4.5c1.5-1.8 3.5-2.3 5.5-1.5-.8 2-2.8 2.7-5.5 1.5ZM9 13h.01M12 16.5h.01M15.5 12.5h.01',
  },
  banana: {
    body: 'M6 4c.5 6 4.5 10.5 13.5 12.5-.5 2.5-4 4-8 3.5C6 19 2.5 13 4.2 5.5Z',
    line: 'M6 4 5.5 2.5M4.5 9c1.5 4.5 5.5 8 11 9',
  },
  pineapple: {
    body: 'M12 9c3.5 0 5 3 5 6s-2 6.5-5 6.5S7 18 7 15s1.5-6 5-6Z',
    line: 'M8 12.5l7.5 6M16 12.5l-7.5 6M12 9C10 7.5 8.5 6.5 6.5 6.5M12 9c2-1.5 3.5-2.5 5.5-2.5M12 9c-1.5-2-2-4-1-6.5M12 9c1.5-2 2-4 1-6.5',
  },
  tree: {
    body: 'M12 2.5c3 0 5 1.8 5.3 4.3 2.2.7 3.2 2.2 3.2 4.2 0 3-2.5 4.5-5 4.5h-7c-2.5 0-5-1.5-5-4.5 0-2 1-3.5 3.2-4.2C7 4.3 9 2.5 12 2.5Z',
    line: 'M12 21.5V11M12 15l3-2.5M12 13 9.5 11M9 21.5h6',
  },
  spice: {
    body: 'M5 15c-1.5-2 0-5 2.5-4.5C7.5 7.5 11 6 13 8.5c3-1 5 1 4.5 3.5 3 .5 3.5 4.5 1 6-2 1.2-4 .5-5-1-1.5 1.5-4 1-5-.5-1.5.5-3 0-3.5-1.5Z',
    line: 'M13 8.5c0-2 .5-4 2-5.5M9.5 12c1 .5 1.5 1.5 1.5 2.5M14 12.5c-.5.8-.6 1.5-.4 2.5',
  },
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof DRAWINGS

/** For crops that have no drawing of their own. */
export const OF_GROUP: Record<CropGroup, DrawingName> = {
  cereal: 'cereal',
  legume: 'legume',
  oilseed: 'oilseed',
  fibre: 'cotton',
  root: 'root',
  vegetable: 'leafy',
  fruit: 'fruit',
  sugar: 'cane',
  tree: 'tree',
}

/** The crops of our catalogue by their English names. */
export const OF_CROP: Readonly<Record<string, DrawingName>> = {
  Maize: 'maize',
  Rice: 'rice',
  Sorghum: 'cereal',
  'Pearl millet': 'cereal',
  'Finger millet': 'cereal',
  Fonio: 'cereal',
  Teff: 'cereal',
  Wheat: 'cereal',
  Barley: 'cereal',
  Cassava: 'root',
  'White yam': 'root',
  'Sweet potato': 'tuber',
  'Irish potato': 'tuber',
  'Cocoyam (tannia)': 'tuber',
  'Taro (eddoe)': 'tuber',
  Plantain: 'banana',
  Banana: 'banana',
  Cowpea: 'legume',
  'Common bean': 'legume',
  Groundnut: 'groundnut',
  Soybean: 'legume',
  'Bambara groundnut': 'groundnut',
  'Pigeon pea': 'legume',
  'Green gram': 'legume',
  Chickpea: 'legume',
  'Faba bean': 'legume',
  Lentil: 'legume',
  Sesame: 'oilseed',
  Sunflower: 'oilseed',
  'Oil palm': 'palm',
  Coconut: 'palm',
  Cocoa: 'cocoa',
  'Arabica coffee': 'coffee',
  'Robusta coffee': 'coffee',
  Rubber: 'tree',
  Cashew: 'tree',
  Cotton: 'cotton',
  Sugarcane: 'cane',
  Tea: 'leafy',
  Tomato: 'tomato',
  Onion: 'onion',
  'Chili pepper': 'pepper',
  Okra: 'pepper',
  'African eggplant (bitterball)': 'tomato',
  Cabbage: 'leafy',
  'Kale (sukuma wiki)': 'leafy',
  Amaranth: 'leafy',
  'Jute mallow (molokhia)': 'leafy',
  'Fluted pumpkin': 'gourd',
  Carrot: 'carrot',
  Cucumber: 'gourd',
  Watermelon: 'gourd',
  Ginger: 'spice',
  Garlic: 'onion',
  Mango: 'fruit',
  Orange: 'orange',
  Pineapple: 'pineapple',
  Papaya: 'fruit',
  Avocado: 'fruit',
  Moringa: 'tree',
}

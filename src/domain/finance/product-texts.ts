/** What our own descriptions of products say in English: a client has them in other languages, under these names. */
export const PRODUCT_TEXTS = {
  seasonalInput: 'Seed, fertilizer and labour for one season. It can be paid back at once, after the harvest.',
  smallEquipment: 'A pump, a sprayer or a sheller. Interest is counted only on what is still owed.',
  riceGrowers: 'For lowland rice: land clearing, seed and bird scaring until the harvest.',
  shortRains: 'Quick money for beans, maize and potatoes planted with the short rains.',
  rainIndex: 'Pays when the rain measured near the farm stays below the agreed amount. No visit is needed.',
  wholeFarm: 'Pays for loss by flood, drought, pests, disease and fire, after a visit of an assessor.',
  drySeason: 'Pays when pictures from above show that the crops of the area have dried up.',
} as const

/** How a crop is cared for (see care.ts). */
export type CarePlan = 'grain' | 'root' | 'fresh' | 'tree'

/** The groups of the crop catalogue, and the plan of care that each follows. */
export const CROP_GROUPS = {
  cereal: { care: 'grain' },
  legume: { care: 'grain' },
  oilseed: { care: 'grain' },
  fibre: { care: 'grain' },
  /** Roots, tubers and bulbs. */
  root: { care: 'root' },
  vegetable: { care: 'fresh' },
  fruit: { care: 'fresh' },
  sugar: { care: 'fresh' },
  /** Whatever takes years to its first harvest. */
  tree: { care: 'tree' },
} as const satisfies Record<string, { care: CarePlan }>

export type CropGroup = keyof typeof CROP_GROUPS

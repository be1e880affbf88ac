export const M2_PER_HECTARE = 10_000
export const hectaresOf = (areaM2: number) => areaM2 / M2_PER_HECTARE

/** What a border is measured to: hectares to the square metre, and never nothing. */
const LEAST_HECTARES = 0.0001
export const asHectares = (areaM2: number) => Math.max(Math.round(hectaresOf(areaM2) * 1e4) / 1e4, LEAST_HECTARES)

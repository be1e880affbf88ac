/** What tells a part of a field from the rest. */
export const ZONE_TYPES = {
  wet: {},
  dry: {},
  slope: {},
  fertile: {},
  poor: {},
  stony: {},
  shade: {},
  other: {},
} as const

/** Colours by which zones are told apart on the map, also by who cannot tell red from green (Okabe and Ito). */
export const ZONE_COLORS = ['#3B82F6', '#E69F00', '#009E73', '#CC79A7', '#D55E00', '#56B4E9'] as const

/** A field has no more of them. */
export const MAX_ZONES = 30

/** A border that was walked twice is never the same: so much of a zone may lie outside, and so much be counted twice. */
export const ZONE_TOLERANCE = 0.05

/** As a farmer says it; null where nobody asked. */
export const GENDERS = ['female', 'male', 'other'] as const

/** How somebody spoke with a farmer. */
export const CONTACT_CHANNELS = ['visit', 'call', 'meeting', 'message'] as const

export type Gender = (typeof GENDERS)[number]

/** What a word that was taught to the menu can mean. */
export const TAUGHT_MEANINGS = { keyword: {}, crop: {}, place: {} } as const satisfies Record<string, object>

export type TaughtMeaning = keyof typeof TAUGHT_MEANINGS

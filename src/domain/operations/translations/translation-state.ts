/**
 * How far a message is: nobody translated it; nobody reviewed it; somebody reviewed it; or its English changed since it
 * was translated.
 */
export const TRANSLATION_STATES = ['missing', 'draft', 'reviewed', 'stale'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

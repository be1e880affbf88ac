import type { TranslatedLanguage } from './catalogue.ts'

/** Written by `npm run words`: the messages of the release whose English has changed since they were translated. */
export const STALE_WORDS: Partial<Record<TranslatedLanguage, readonly string[]>> = {"bass":[],"sw":[],"ha":[],"am":[],"fr":[],"pt":[]}

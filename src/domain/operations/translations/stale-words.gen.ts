import type { TranslatedLanguage } from './catalogue.ts'

/** Written by `npm run words`: the messages of the release whose English has changed since they were translated. */
export const STALE_WORDS: Partial<Record<TranslatedLanguage, readonly string[]>> = {"bass":[],"sw":["desk.heldPrice.lead","desk.user.import.lead","desk.portfolio.nobody.place"],"ha":["desk.heldPrice.lead","desk.user.import.lead","desk.portfolio.nobody.place"],"am":[],"fr":["desk.heldPrice.lead","desk.user.import.lead","desk.portfolio.nobody.place"],"pt":["desk.heldPrice.lead","desk.user.import.lead","desk.portfolio.nobody.place"]}

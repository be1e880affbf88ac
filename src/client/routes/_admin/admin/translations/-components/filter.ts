import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import { TRANSLATION_STATES, type TranslationState } from '#domain/operations/translations/translation-state.ts'

/** What the address says of the messages that are shown; anybody may have written it. */
export type AddressSearch = {
  q?: string | undefined
  language?: string | undefined
  area?: string | undefined
  state?: string | undefined
}
export type Filter = {
  search: string | undefined
  language: TranslatedLanguage
  area: string | undefined
  state: TranslationState | undefined
}

export const filterOf = ({ q, language, area, state }: AddressSearch): Filter => ({
  search: q || undefined,
  language: TRANSLATED_LANGUAGES.find((each) => each === language) ?? 'sw',
  area,
  state: TRANSLATION_STATES.find((each) => each === state),
})

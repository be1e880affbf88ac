export type Language = {
  /** A valid language tag, for the document and for screen readers. */
  tag: string
  /** How its speakers call it. */
  name: string
  /** The locale of its dates and numbers, where browsers know none for the language itself. */
  format: string
  /** Not yet read by a native speaker. */
  draft?: true
}

/** The ids are what the specification stores under 'preferred-language'; not all of them are valid tags. */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English', format: 'en-GB' },
  bass: { tag: 'bsq', name: 'Ɓǎsɔ́ɔ̀', format: 'en-LR' },
  kpe: { tag: 'kpe', name: 'Kpɛlɛɛ', format: 'en-LR' },
  lor: { tag: 'lom', name: 'Löömàgòòi', format: 'en-LR' },
  sw: { tag: 'sw', name: 'Kiswahili', format: 'sw', draft: true },
  ha: { tag: 'ha', name: 'Hausa', format: 'ha', draft: true },
  am: { tag: 'am', name: 'አማርኛ', format: 'am', draft: true },
  fr: { tag: 'fr', name: 'Français', format: 'fr', draft: true },
} as const satisfies Record<string, Language>

export type LanguageId = keyof typeof LANGUAGES

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[]

export const isLanguageId = (value: unknown): value is LanguageId =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)

import type { LanguageId } from '#domain/languages.ts'
import type { Messages } from './messages.gen.ts'

/**
 * Every '<language>/<area>.json' beside this file, each loaded with the first screen that needs it. The build fills
 * gaps of a translation with the English messages.
 */
const FILES = import.meta.glob<{ default: unknown }>(['./*/*.json', '!./en/*.json', '!./*/landing.json'])

export const translationOf = (language: LanguageId, area: keyof Messages) => FILES[`./${language}/${area}.json`]

import type { LanguageId } from '#domain/languages.ts'
import type { Messages } from './messages.gen.ts'

/**
 * Every '<language>/<area>.json' beside this file, each loaded with the first screen that needs it. What a translation
 * lacks is filled in from English when the client is built, message by message.
 */
const FILES = import.meta.glob<{ default: unknown }>(['./*/*.json', '!./en/*.json', '!./*/landing.json'])

export const translationOf = (language: LanguageId, area: keyof Messages) => FILES[`./${language}/${area}.json`]

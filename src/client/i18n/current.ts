import { LANGUAGES, type LanguageId, readTag } from '#domain/languages.ts'
import { engineWriting } from '#domain/operations/formats/engine-writing.ts'
import type { Writing } from '#domain/operations/formats/writing.ts'
import common from './en/common.json'
import type { Messages } from './messages.gen.ts'

/** What is shown now: the language, its messages that were needed so far, and how it writes numbers and days. */
type Catalogue = { language: LanguageId; messages: Partial<Messages>; writing: Writing }

const listeners = new Set<() => void>()
export let current: Catalogue = {
  language: 'en',
  messages: { common: common as Messages['common'] },
  writing: engineWriting(LANGUAGES.en.locale),
}

export const getCatalogue = () => current

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function publish(catalogue: Catalogue) {
  document.documentElement.lang = readTag(catalogue.language)
  current = catalogue
  for (const listener of listeners) listener()
}

import compile from 'icu-minify/compile'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { compiledOrNull } from './compiled-message.ts'
import { flawOfApostrophe } from './flaw-of-apostrophe.ts'
import { type MessageValue, valuesOf } from './message-values.ts'

/**
 * Why a text cannot stand in for an English message in a language, in a sentence; null where it can. It must compile,
 * take the same values in the same way, have the same tags, and its plurals may only have branches that the language
 * uses.
 */
export function flawOf(english: string, text: string, language: LanguageId): string | null {
  if (text.trim() === '') return 'Write the translation'
  const apostrophe = flawOfApostrophe(english, text)
  if (apostrophe) return apostrophe
  const compiled = compiledOrNull(text)
  if (compiled === null)
    return 'This cannot be read as a message: look for a { or < without its end, or a plural without ‘other’'
  const [needed, given] = [valuesOf(compile(english)), valuesOf(compiled)]
  const isIn = (values: readonly MessageValue[], { name, kind }: MessageValue) =>
    values.some((each) => each.name === name && each.kind === kind)
  const missing = needed.find((value) => !isIn(given, value))
  const unknown = given.find((value) => !isIn(needed, value))
  if (unknown && needed.some(({ name }) => name === unknown.name)) return `Use ${shown(unknown)} as the English does`
  if (unknown) return `The English has no ${shown(unknown)}`
  if (missing) return `${shown(missing)} is missing`
  return flawInBranches(needed, given, language)
}

function flawInBranches(needed: readonly MessageValue[], given: readonly MessageValue[], language: LanguageId) {
  for (const value of given) {
    const allowed = branchesFor(value, needed, language)
    const odd = value.branches.find((branch) => !allowed.includes(branch) && !/^=\d+$/.test(branch))
    if (odd) return `${shown(value)} has a branch ‘${odd}’ that is never shown`
  }
  return null
}

/** The words that a select chooses between are the program's; those of a plural are the language's. */
function branchesFor({ name, kind }: MessageValue, needed: readonly MessageValue[], language: LanguageId): string[] {
  if (kind === 'select')
    return needed.flatMap((value) => (value.name === name && value.kind === kind ? value.branches : []))
  const type = kind === 'ordinal' ? 'ordinal' : 'cardinal'
  return new Intl.PluralRules(LANGUAGES[language].locale, { type }).resolvedOptions().pluralCategories
}

const shown = ({ name, kind }: Pick<MessageValue, 'name' | 'kind'>) => (kind === 'tag' ? `<${name}>` : `{${name}}`)

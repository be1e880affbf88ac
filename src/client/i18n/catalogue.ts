import common from './en/common.ts'
import { AREAS, type Area, type Messages } from './en.ts'
import { isLanguageId, LANGUAGES, type LanguageId } from './languages.ts'
import { TRANSLATIONS } from './translation.ts'

const KEY = 'preferred-language'

type Tree = { readonly [key: string]: unknown }
type Catalogue = { language: LanguageId; messages: Partial<Messages> }

const english: Record<string, unknown> = { common }
const listeners = new Set<() => void>()
let translation: Tree = {}
let current: Catalogue = { language: 'en', messages: english }

export const getCatalogue = () => current

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Brings the words of an area; a route asks for them in `beforeLoad`, so that its screen never shows a bare key. */
export async function needMessages(area: Area) {
  if (english[area]) return
  english[area] = (await AREAS[area]()).default
  publish(current.language)
}

/** The language chosen on an earlier visit. Without its catalogue (no connection, say) the page stays readable in English. */
export async function restoreLanguage() {
  const stored = localStorage.getItem(KEY)
  if (isLanguageId(stored) && stored !== 'en') await load(stored).catch(() => undefined)
}

export async function changeLanguage(language: LanguageId) {
  await load(language)
  localStorage.setItem(KEY, language)
  window.dispatchEvent(new CustomEvent('language-change', { detail: language }))
}

async function load(language: LanguageId) {
  translation = language === 'en' ? {} : (await TRANSLATIONS[language]()).default
  publish(language)
}

function publish(language: LanguageId) {
  document.documentElement.lang = LANGUAGES[language].tag
  current = { language, messages: over(english, translation) }
  for (const listener of listeners) listener()
}

/** English, with every message that the translation has in place of its own. */
function over(base: Tree, translation: Tree): Tree {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(translation)) {
    const under = merged[key]
    if (under !== undefined) merged[key] = isTree(under) && isTree(value) ? over(under, value) : value
  }
  return merged
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

import { useSyncExternalStore } from 'react'
import { LANGUAGES } from '#domain/languages.ts'
import { getNaming, onNaming } from './crop-names.ts'
import { useLanguage } from './LanguageProvider.tsx'

/** Translates a crop's English name, which the server uses, into the reader's language. */
export function useCropNames() {
  const naming = useSyncExternalStore(onNaming, getNaming, getNaming)
  const { tag } = LANGUAGES[useLanguage()]
  return (name: string) => naming?.cropNameIn(tag, name) ?? name
}

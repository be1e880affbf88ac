import { useSyncExternalStore } from 'react'
import { LANGUAGES } from '#domain/languages.ts'
import { getNaming, onNaming } from './crop-names.ts'
import { useLanguage } from './LanguageProvider.tsx'

/** Says a crop, which the server knows by its English name, in the reader's language. */
export function useCropNames() {
  const naming = useSyncExternalStore(onNaming, getNaming)
  const { tag } = LANGUAGES[useLanguage()]
  return (name: string) => naming?.cropNameIn(tag, name) ?? name
}

import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { LANGUAGES } from '#domain/languages.ts'

/** Sorts crops by name in the reader's language; the server only knows the English order. */
export function useCropsByName() {
  const cropName = useCropNames()
  const { compare } = new Intl.Collator(LANGUAGES[useLanguage()].tag)
  return <Crop extends { name: string }>(crops: readonly Crop[]) =>
    crops.toSorted((a, b) => compare(cropName(a.name), cropName(b.name)))
}

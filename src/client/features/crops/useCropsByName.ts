import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { LANGUAGES } from '#domain/languages.ts'

/** Orders crops by their names in the reader's language; the server knows the English order alone. */
export function useCropsByName() {
  const cropName = useCropNames()
  const { compare } = new Intl.Collator(LANGUAGES[useLanguage()].tag)
  return <Crop extends { name: string }>(crops: readonly Crop[]) =>
    crops.toSorted((a, b) => compare(cropName(a.name), cropName(b.name)))
}

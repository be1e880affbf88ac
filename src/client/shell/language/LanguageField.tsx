import { IconLanguage } from '@tabler/icons-react'
import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SavedSelect } from '#client/ui/fields/saved/SavedSelect.tsx'
import { isLanguageId, LANGUAGES, type Language, type LanguageId } from '#domain/languages.ts'
import { hasFewWords, offeredLanguages, offeredText } from '#domain/people/language/offered-languages.ts'
import { changeLanguage } from './change-language.ts'

/** The language of the interface as a field of a form: what is chosen is read at once. */
export function LanguageField() {
  const t = useTranslations('common.header')
  const language = useLanguage()
  const groups = [
    { group: t('draft'), items: itemsOf((id) => isDraft(id)) },
    { group: t('fewWords'), items: itemsOf(hasFewWords) },
  ]
  return (
    <SavedSelect
      label={t('language')}
      description={isDraft(language) ? t('draft') : hasFewWords(language) && t('fewWords')}
      leftSection={<IconLanguage size={20} aria-hidden="true" />}
      value={language}
      data={[...itemsOf((id) => !isDraft(id) && !hasFewWords(id)), ...groups.filter(({ items }) => items.length > 0)]}
      onChoose={(value) => void (isLanguageId(value) && changeLanguage(value))}
    />
  )
}

const isDraft = (id: LanguageId) => {
  const { draft }: Language = LANGUAGES[id]
  return draft === true
}

const itemsOf = (isOfGroup: (id: LanguageId) => boolean) =>
  offeredLanguages()
    .filter(isOfGroup)
    .map((id) => ({ value: id, label: offeredText(id), lang: LANGUAGES[id].tag }))

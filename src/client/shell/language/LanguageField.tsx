import { IconLanguage } from '@tabler/icons-react'
import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOfferedLanguages } from '#client/query/useOfferedLanguages.ts'
import { SavedSelect } from '#client/ui/fields/saved/SavedSelect.tsx'
import { isLanguageId, LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { hasFewWords, isDraft, offeredText } from '#domain/people/language/offered-languages.ts'
import { changeLanguage } from './change-language.ts'
import { useLanguageStates } from './useLanguageStates.ts'

/** The language of the interface as a field of a form: what is chosen is read at once. */
export function LanguageField() {
  const t = useTranslations('common.header')
  const language = useLanguage()
  const offered = useOfferedLanguages()
  const whole = offered.filter((id) => !isDraft(id) && !hasFewWords(id))
  const { draft, fewWords } = useLanguageStates()
  const groups = [
    { group: draft ?? '', items: offered.filter(isDraft).map(itemOf) },
    { group: fewWords ?? '', items: offered.filter(hasFewWords).map(itemOf) },
  ]
  return (
    <SavedSelect
      label={t('language')}
      description={isDraft(language) ? draft : hasFewWords(language) && fewWords}
      leftSection={<IconLanguage size={20} aria-hidden="true" />}
      value={language}
      data={[...whole.map(itemOf), ...groups.filter(({ items }) => items.length > 0)]}
      onChoose={(value) => void (isLanguageId(value) && changeLanguage(value))}
    />
  )
}

const itemOf = (id: LanguageId) => ({ value: id, label: offeredText(id), lang: LANGUAGES[id].tag })

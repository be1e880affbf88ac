import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import { LANGUAGES } from '#domain/languages.ts'
import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import type { Translation } from '#domain/operations/translations/translation.schema.ts'
import { englishName } from '#domain/people/language/offered-languages.ts'
import { EditButton } from './EditButton.tsx'
import { StateBadge } from './StateBadge.tsx'
import classes from './Translations.module.css'

export function useTranslationColumns(language: TranslatedLanguage): TableColumn<Translation, never>[] {
  const t = useTranslations('desk')
  const format = useFormat()
  return [
    {
      id: 'english',
      head: t('translations.english'),
      cell: ({ english }) => <span className={classes.cell}>{english}</span>,
      csv: ({ english }) => english,
      isFixed: true,
    },
    {
      id: 'text',
      head: englishName(language),
      cell: ({ text }) => (
        <span className={classes.cell} lang={LANGUAGES[language].tag} dir="auto">
          {text ?? '–'}
        </span>
      ),
      csv: ({ text }) => text,
      isFixed: true,
    },
    {
      id: 'state',
      head: t('translations.stateHead'),
      cell: ({ state }) => <StateBadge state={state} />,
      csv: ({ state }) => t(`translations.state.${state}`),
    },
    {
      id: 'key',
      head: t('translations.key'),
      cell: ({ key }) => <span className={classes.key}>{key}</span>,
      csv: ({ key }) => key,
    },
    {
      id: 'by',
      head: t('translations.by'),
      cell: ({ updatedBy, updatedAt }) =>
        updatedAt ? `${updatedBy ?? '–'}, ${format.dateTime(dateAt(updatedAt), { dateStyle: 'medium' })}` : '–',
      csv: ({ updatedBy }) => updatedBy,
      isHidden: true,
    },
    { id: 'action', head: t('action.change'), cell: ({ key }) => <EditButton name={key} /> },
  ]
}

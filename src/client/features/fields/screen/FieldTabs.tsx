import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import tabs from '#client/ui/page/tabs.module.css'
import { FIELD_TABS, type FieldPlace, type FieldTab } from './field-place.ts'

type FieldTabsProps = { place: FieldPlace; fieldId: string; tab: FieldTab }

/** The parts of a field, as links. */
export function FieldTabs({ place, fieldId, tab }: FieldTabsProps) {
  const t = useTranslations('field.tab')
  return (
    <nav className={tabs.tabs} aria-label={t('label')}>
      {FIELD_TABS.map((each) => (
        <Link
          key={each}
          to={place}
          params={{ fieldId }}
          search={{ tab: each }}
          className={tabs.tab}
          aria-current={each === tab ? 'page' : undefined}
          activeProps={{}}
          resetScroll={false}
        >
          {t(each)}
        </Link>
      ))}
    </nav>
  )
}

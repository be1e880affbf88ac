import { useTranslations } from '#client/i18n/useTranslations.ts'
import tabs from '#client/ui/page/tabs.module.css'
import { ReportLink, type ReportPlace } from './ReportLink.tsx'
import { REPORT_TABS, type ReportTab } from './report-search.ts'

/** The two parts of a report; each has an address of its own. */
export function ReportTabs({ place, tab }: { place: ReportPlace; tab: ReportTab }) {
  const t = useTranslations('teaching')
  return (
    <nav className={tabs.tabs} aria-label={t('parts')}>
      {REPORT_TABS.map((each) => (
        <ReportLink key={each} place={place} search={{ tab: each }} isCurrent={each === tab} className={tabs.tab}>
          {t(each)}
        </ReportLink>
      ))}
    </nav>
  )
}

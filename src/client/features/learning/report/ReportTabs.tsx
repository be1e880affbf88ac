import { useTranslations } from 'use-intl'
import classes from './CourseReport.module.css'
import { ReportLink, type ReportPlace } from './ReportLink.tsx'
import { REPORT_TABS, type ReportTab } from './report-search.ts'

/** The two parts of a report; each has an address of its own. */
export function ReportTabs({ place, tab }: { place: ReportPlace; tab: ReportTab }) {
  const t = useTranslations('teaching')
  return (
    <nav className={classes.tabs} aria-label={t('parts')}>
      {REPORT_TABS.map((each) => (
        <ReportLink key={each} place={place} search={{ tab: each }} isCurrent={each === tab} className={classes.tab}>
          {t(each)}
        </ReportLink>
      ))}
    </nav>
  )
}

import { Link } from '@tanstack/react-router'
import type { Shown } from '#client/i18n/shown.ts'
import type { ReportSearch } from './report-search.ts'

/** The report of a course as an address: administrators and agents have one each. */
export type ReportPlace = {
  to: '/admin/courses/$courseId' | '/agent/courses/$courseId'
  courseId: string
}

type ReportLinkProps = {
  place: ReportPlace
  search: ReportSearch
  isCurrent: boolean
  className: string | undefined
  children: Shown
}

/** A link to the same report with another tab or filter. */
export const ReportLink = ({ place: { to, courseId }, search, isCurrent, className, children }: ReportLinkProps) => (
  <Link
    to={to}
    params={{ courseId }}
    search={search}
    className={className}
    // The router would mark the tab, and not the filter that an address leaves out.
    activeProps={{}}
    aria-current={isCurrent ? 'page' : undefined}
    resetScroll={false}
  >
    {children}
  </Link>
)

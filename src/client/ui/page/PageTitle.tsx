import type { Shown } from '#client/i18n/shown.ts'
import classes from './PageTitle.module.css'
import { usePageTitle } from './usePageTitle.ts'

type PageTitleProps = {
  children: Shown
  /** The part of the screen that is shown, where each has an address of its own. */
  part?: string
  /** The screen's main action, beside the heading. */
  action?: Shown
  /** Without room around it, where the frame gives it. */
  isPlain?: boolean
  /** The language of the heading, where it is not the interface's. */
  lang?: string
}

/** The heading of a screen that has no green band. */
export function PageTitle({ children, part, action, isPlain = false, lang }: PageTitleProps) {
  usePageTitle(part && typeof children === 'string' ? `${part} · ${children}` : children)
  if (isPlain)
    return (
      <h1 className={classes.plain} lang={lang}>
        {children}
      </h1>
    )
  return (
    <div className={classes.row}>
      <h1 className={classes.title} lang={lang}>
        {children}
      </h1>
      {action}
    </div>
  )
}

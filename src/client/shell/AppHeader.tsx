import { Link } from '@tanstack/react-router'
import type { Shown } from '#client/i18n/shown.ts'
import { useProductName } from '#client/ui/page/usePageTitle.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { Logo } from '../ui/Logo.tsx'
import classes from './AppHeader.module.css'
import { LanguageMenu } from './language/LanguageMenu.tsx'
import { OnlineBadge } from './OnlineBadge.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

type AppHeaderProps = {
  /** Where the logo leads. */
  home: string
  /** A place at the end of the row, for the bell. */
  end?: Shown
}

export function AppHeader({ home, end }: AppHeaderProps) {
  const name = useProductName()
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link to={home} className={classes.logo}>
          <span className={classes.mark}>
            <Logo size={26} />
          </span>
          <Value>{name}</Value>
        </Link>
        <OnlineBadge />
        <LanguageMenu />
        <ThemeToggle />
        {end}
      </div>
    </header>
  )
}

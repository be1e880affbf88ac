import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './DeskTitle.module.css'

/** The heading of a page of the desk, under the way back to the overview. */
export function DeskTitle({ children }: { children: ReactNode }) {
  const t = useTranslations('admin')
  return (
    <>
      <Link to="/admin" className={classes.back}>
        <IconArrowLeft size={20} aria-hidden="true" /> {t('overview')}
      </Link>
      <h1 className={classes.title}>{children}</h1>
    </>
  )
}

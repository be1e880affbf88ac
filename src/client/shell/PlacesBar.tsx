import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Shown } from '#client/i18n/shown.ts'
import classes from './PlacesBar.module.css'

/** A place that the bar leads to. */
export type Place = {
  to: NonNullable<LinkProps['to']>
  word: string
  Icon: Icon
  /** Of a place with others below it: when it is the one that is shown. */
  activeOptions?: LinkProps['activeOptions']
  className?: string | undefined
  /** What stands on it, such as how much waits there. */
  mark?: Shown
}

/** The places of a role: a bar under the thumb on a phone, a rail at the side from 900 px on. */
export const PlacesBar = ({ label, places }: { label: string; places: readonly Place[] }) => (
  <nav className={classes.bar} aria-label={label}>
    <div className={classes.places}>
      {places.map(({ word, Icon, className = '', mark, ...link }) => (
        <Link key={link.to} {...link} className={`${classes.place} ${className}`}>
          <span className={classes.icon}>
            <Icon size={22} aria-hidden="true" />
          </span>
          <span className={classes.word}>{word}</span>
          {mark}
        </Link>
      ))}
    </div>
  </nav>
)

import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import grid from '#client/ui/page/grid.module.css'
import classes from './PlacesBar.module.css'

/** A place that the bar leads to. */
export type Place = {
  to: NonNullable<LinkProps['to']>
  word: string
  Icon: Icon
  /** It has places below it that are not its own. */
  isExact?: boolean
  /** A phone has no room for it in the bar, and another way to it. */
  isForDesk?: boolean
  /** How many wait there, and how that is said. */
  waiting?: { count: string; spoken: string } | undefined
}

/** The places of a role: a bar under the thumb on a phone, a rail at the side from 900 px on. */
export const PlacesBar = ({ label, places }: { label: string; places: readonly Place[] }) => (
  <nav className={classes.bar} aria-label={label}>
    <div className={classes.places}>
      {places.map(({ to, word, Icon, isExact = false, isForDesk, waiting }) => (
        <Link
          key={to}
          to={to}
          className={classes.place}
          activeOptions={{ exact: isExact, includeSearch: false }}
          data-desk={isForDesk}
        >
          <span className={classes.icon}>
            <Icon size={22} aria-hidden="true" />
          </span>
          <span className={classes.word}>{word}</span>
          {waiting && (
            <>
              <span className={classes.count} aria-hidden="true">
                {waiting.count}
              </span>
              <span className={grid.told}>{waiting.spoken}</span>
            </>
          )}
        </Link>
      ))}
    </div>
  </nav>
)

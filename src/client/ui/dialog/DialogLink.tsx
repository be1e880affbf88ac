import { Link } from '@tanstack/react-router'
import type { Shown } from '#client/i18n/shown.ts'
import { addressOf, type DialogName } from './dialog-address.ts'

type DialogLinkProps = {
  name: DialogName
  id?: string
  className?: string | undefined
  label?: string
  children: Shown
}

/** A link that opens a dialog over the screen (see useDialog): it can also be opened in a tab of its own. */
export const DialogLink = ({ name, id, className, label, children }: DialogLinkProps) => (
  <Link
    to="."
    search={(search) => ({ ...search, open: addressOf(name, id) })}
    state={{ isDialog: true }}
    resetScroll={false}
    className={className}
    aria-label={label}
    activeProps={{}}
  >
    {children}
  </Link>
)

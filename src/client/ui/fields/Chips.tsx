import { UnstyledButton } from '@mantine/core'
import type { Shown } from '#client/i18n/shown.ts'
import classes from './Chips.module.css'

type ChipsProps = {
  label: string
  /** Few choices stand in lines, where many scroll sideways on a phone. */
  isFew?: boolean
  children: Shown
}

/** A row of choices. */
export const Chips = ({ label, isFew, children }: ChipsProps) => (
  <fieldset className={classes.chips} data-few={isFew} aria-label={label}>
    {children}
  </fieldset>
)

export const Chip = ({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: Shown }) => (
  <UnstyledButton className={classes.chip} aria-pressed={pressed} onClick={onPress}>
    {children}
  </UnstyledButton>
)

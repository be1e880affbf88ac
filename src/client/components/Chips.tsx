import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Chips.module.css'

/** A row of choices that scrolls sideways on a phone. */
export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={classes.chips} aria-label={label}>
    {children}
  </fieldset>
)

export const Chip = ({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}) => (
  <UnstyledButton className={classes.chip} aria-pressed={pressed} onClick={onPress}>
    {children}
  </UnstyledButton>
)

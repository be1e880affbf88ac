import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './SwitchField.module.css'

/** A choice that a form sends with the rest; one that holds at once is a ToggleRow. */
export const SwitchField = (props: Omit<ComponentProps<typeof Switch>, 'classNames'>) => (
  <Switch size="md" classNames={{ track: classes.track }} {...props} />
)

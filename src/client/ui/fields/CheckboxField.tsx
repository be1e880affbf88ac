import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './CheckboxField.module.css'

/** Something that is so or not; its label is as high as a thumb. */
export const CheckboxField = (props: Omit<ComponentProps<typeof Checkbox>, 'className'>) => (
  <Checkbox className={classes.check} {...props} />
)

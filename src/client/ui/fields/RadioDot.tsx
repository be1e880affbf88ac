import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './RadioDot.module.css'

type RadioDotProps = ComponentProps<typeof Radio> & { 'aria-label': string }

/** One choice of several, where its words are a field beside it. The room around the dot is pressed too. */
export const RadioDot = (props: RadioDotProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the radio in it has its name
  <label className={classes.target}>
    <Radio {...props} />
  </label>
)

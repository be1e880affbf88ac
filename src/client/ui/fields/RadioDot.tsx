import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import type { ComponentProps } from 'react'

/** One choice of several, where its words are a field beside it. */
export const RadioDot = (props: ComponentProps<typeof Radio>) => <Radio {...props} />

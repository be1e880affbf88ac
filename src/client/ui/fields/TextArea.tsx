import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'

/** Some lines of text. */
export const TextArea = (props: ComponentProps<typeof Textarea>) => <Textarea {...props} />

import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A line of text. */
export const TextField = (props: ComponentProps<typeof TextInput>) => <TextInput {...props} />

import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'

/** One of a few choices; the phone draws its own list. */
export const SelectField = (props: ComponentProps<typeof NativeSelect>) => <NativeSelect {...props} />

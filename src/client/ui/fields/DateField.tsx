import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

/** A day, by the calendar of the browser. */
export const DateField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => <TextField type="date" {...props} />

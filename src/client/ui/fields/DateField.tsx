import { TextField, type TextFieldProps } from './TextField.tsx'

/** A day, by the calendar of the browser. */
export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField type="date" {...props} />

import { lazyForm } from '#client/query/lazy-form.tsx'
import type { SaveFieldProps } from './measured.ts'

/** Names and saves a measured field; loaded once there is something to save. */
export const SaveField = lazyForm<SaveFieldProps>(async () => (await import('./SaveField.tsx')).SaveField)

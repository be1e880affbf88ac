import { isToBeSent, type OutboxEntry } from './entry.ts'

/** Whether a field is itself to be sent: what is written about it waits for it. */
export const isNewField = (fieldId: string, entries: readonly OutboxEntry[]) =>
  entries.some((entry) => isFieldCreation(entry) && entry.input.id === fieldId && isToBeSent(entry))

export const isFieldCreation = ({ path }: Pick<OutboxEntry, 'path'>) => path === 'farmer.fields.create'

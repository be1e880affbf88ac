import type { Check } from '../../../checks.ts'
import { FileRefusal } from '../../../operations/csv-file.ts'
import { FIELD_FILE_CHECKS, type FieldFileCheckId } from './file-checks.ts'

type FileCheckId = Extract<FieldFileCheckId, `file${string}`>

/** A file of fields that is not read, by the name of the check that refused it. */
export class FieldFileRefusal extends FileRefusal {
  constructor(id: FileCheckId, values: Check['values'] = {}) {
    const { message, check } = sayingOf(id, values)
    super(message, check)
  }
}

/** The English sentence of a check with its values, and the check itself, so that it can be translated. */
export function sayingOf(id: FieldFileCheckId, values: Check['values'] = {}): { message: string; check: Check } {
  const spoken = (value: number | string | undefined) => (typeof value === 'number' ? value.toLocaleString('en') : String(value)) // biome-ignore format: one line
  const message = FIELD_FILE_CHECKS[id].replace(/\{(\w+)\}/g, (_, name: string) => spoken(values[name]))
  return { message, check: { id, values } }
}

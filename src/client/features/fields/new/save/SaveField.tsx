import { useTarget } from '../useTarget.ts'
import type { SaveFieldProps } from './measured.ts'
import { NameField } from './NameField.tsx'
import { SaveBorder } from './SaveBorder.tsx'

/** Saves what was measured: of a new field with its name and place, of one that is there already alone. */
export function SaveField(props: SaveFieldProps) {
  const { field, entry } = useTarget()
  const isThere = field !== undefined || entry?.path === 'farmer.fields.change'
  return isThere ? <SaveBorder {...props} /> : <NameField {...props} />
}

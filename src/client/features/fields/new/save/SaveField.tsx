import { useTarget } from '../useTarget.ts'
import { Misplaced } from './Misplaced.tsx'
import type { SaveFieldProps } from './measured.ts'
import { NameField } from './NameField.tsx'
import { SaveBorder } from './SaveBorder.tsx'
import { useMisplaced } from './useMisplaced.ts'

/** Saves what was measured: of a new field with its name and place, of one that is there already alone. */
export function SaveField(props: SaveFieldProps) {
  const { field, entry } = useTarget()
  const { measured, own, onSwap, onBack } = props
  const misplaced = useMisplaced(measured.ring, own)
  if (misplaced) return <Misplaced as={misplaced} onBack={onBack} onSwap={onSwap} />
  const isThere = field !== undefined || entry?.path === 'farmer.fields.change'
  return isThere ? <SaveBorder {...props} /> : <NameField {...props} />
}

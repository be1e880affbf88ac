import { KeepOnPhone } from './KeepOnPhone.tsx'
import { WhereIsFarm } from './WhereIsFarm.tsx'

/** The cards of the first visits, in one file that later visits do not load. */
export default function FirstCard({ onKeepClosed }: { onKeepClosed: (() => void) | undefined }) {
  if (onKeepClosed && matchMedia('(display-mode: standalone)').matches) return null
  return onKeepClosed ? <KeepOnPhone onClose={onKeepClosed} /> : <WhereIsFarm />
}

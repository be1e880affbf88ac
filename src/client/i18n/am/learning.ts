import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'የግብርና ትምህርት ማዕከል',
  failed: 'ኮርሶችን መጫን አልተቻለም',
  none: 'ኮርስ የለም',
  free: 'ነጻ',
  beginner: 'ጀማሪ',
  intermediate: 'መካከለኛ',
  advanced: 'ከፍተኛ',
  duration: 'ርዝመት፦ {duration}',
  audience: 'ለ፦ {audience}',
} as const satisfies Translation<'learning'>

import { ADVICE_WRITES } from './advice.ts'
import { CROP_LOG_WRITES } from './crop-log.ts'
import { CROP_WRITES } from './crops.ts'
import { LEARNING_WRITES } from './learning.ts'
import { MESSAGING_WRITES } from './messaging.ts'
import { SUPPORT_WRITES } from './support.ts'
import type { Writes } from './write.ts'

/**
 * Whatever a farmer can write without a connection; what agents can is in agent-writes.ts. All else (money, passwords)
 * goes to the server at once or fails.
 */
export const WRITES = {
  ...CROP_WRITES,
  ...CROP_LOG_WRITES,
  ...ADVICE_WRITES,
  ...MESSAGING_WRITES,
  ...SUPPORT_WRITES,
  ...LEARNING_WRITES,
} satisfies Writes

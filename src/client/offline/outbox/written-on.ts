import { clockBehind } from '#client/phone/server-clock.ts'
import type { OutboxEntry } from './entry.ts'

/** When an entry was written, by the server's clock: that of the phone may have been wrong. */
export const writtenOn = ({ writtenAt, clockBehind: behindThen }: Pick<OutboxEntry, 'writtenAt' | 'clockBehind'>) =>
  new Date(writtenAt + (behindThen ?? clockBehind() ?? 0))

import { say } from '#client/ui/live/say.ts'
import { getLine, isOnline, onConnectionChange } from '../connection.ts'
import { isToBeSent } from '../outbox/entry.ts'
import { getOutbox, onOutboxChange } from '../outbox/outbox-state.ts'

/** A line that comes and goes is told of once. */
const STEADY_MS = 1_000

/** Has a screen reader say that the connection is lost or back, what waits, and that all of it was sent. */
export function sayLine() {
  let [said, waiting] = [isOnline(), waitingNow()]
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const [now, count] = [isOnline(), waitingNow()]
    if (now !== said) void say((t) => t(now ? 'table.spoken.online' : getLine() === 'login' ? 'table.spoken.login' : 'table.spoken.offline')) // biome-ignore format: one choice
    // What was written without a connection a toast has said.
    if (now !== said && count > 0) void say((t) => t('table.spoken.waiting', { count }))
    if (waiting > 0 && count === 0) void say((t) => t('table.spoken.sent'))
    said = now
    waiting = count
  }
  const tellSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, STEADY_MS)
  }
  onConnectionChange(tellSoon)
  onOutboxChange(tellSoon)
}

const waitingNow = () => getOutbox().entries.filter(isToBeSent).length

type Listener = () => void
const listeners = new Set<Listener>()

/** The server asks for sign-in with a code to be set up before anything else. */
export function noteSecondFactor() {
  for (const listener of listeners) listener()
}

export function onSecondFactor(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// React's names as Preact has them, and the one that it lacks. As JavaScript: the types stay React's own.
import { options } from 'preact'

export * from 'preact/compat'
export { default } from 'preact/compat'

/** Mantine's way to keep something mounted while it is hidden: nothing asks for it here (see theme.ts). */
export const Activity = ({ mode, children }) => (mode === 'hidden' ? null : children)

// React runs the effects of a tap before the next event. Preact waits for a frame, and a dialog has no name until then.
options.requestAnimationFrame = (runEffects) => setTimeout(runEffects)

// React's names as Preact has them, and the one that it lacks. As JavaScript: the types stay React's own.
export * from 'preact/compat'
export { default } from 'preact/compat'

/** Mantine's way to keep something mounted while it is hidden: nothing asks for it here (see theme.ts). */
export const Activity = ({ mode, children }) => (mode === 'hidden' ? null : children)

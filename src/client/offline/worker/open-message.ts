/** How the worker asks an open page to show what a tapped notification tells about; any answer means that it does. */
export const OPEN = 'OPEN'
export type Open = { type: typeof OPEN; href: string }

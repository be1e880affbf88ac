/**
 * An address of this app, for `?next=` or as a file of a course; anything else would make them a way to other sites. A browser reads over tabs and line ends, so that what follows them counts as well.
 */
export const ownPath = (path: string | undefined) => (path && /^\/(?![/\\\p{Cc}])/u.test(path) ? path : undefined)

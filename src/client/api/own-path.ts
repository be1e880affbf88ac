/**
 * An address of this app, for `?next=`; anything else would make the sign-in page a way to other sites. A browser reads
 * over tabs and line ends, so that what follows them counts as well.
 */
export const ownPath = (next: string | undefined) => (next && /^\/(?![/\\\p{Cc}])/u.test(next) ? next : undefined)

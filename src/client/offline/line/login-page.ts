/**
 * An address of ours past the service worker: a network that wants a login answers it with its own page, any other one
 * with our first page.
 */
export const LOGIN_PAGE = '/?network-login'

/** With which token the request of a response was sent: a response may come when another token has taken its place. */
const tokens = new WeakMap<object, string>()

export const noteToken = (response: object, token: string) => void tokens.set(response, token)
export const tokenOf = (response: object) => tokens.get(response)

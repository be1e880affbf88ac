/** An input as it is sent: our contracts take plain JSON, and a value that is undefined is simply not there. */
export const asInput = <T>(input: T) => ({ json: input })

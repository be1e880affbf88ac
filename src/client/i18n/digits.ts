/** A number in digits, for a message that takes it as a word. `String` takes anything, also what is a number no more. */
export const digits = (value: number) => String(value)

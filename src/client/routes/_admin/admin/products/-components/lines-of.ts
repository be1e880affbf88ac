/** A list as a form has it: one text a line. */
export const linesOf = (list: string[] | null | undefined) => list?.join('\n') ?? ''

/** A parser of Markdown takes a time that grows with the square of these: 25,000 stars took 17 seconds. */
const MAX_LINES = 1_500
const MAX_SIGNS = 4_000
const SIGN = /[*_[\]`<&\\|~]/g

/** Whether a text is short and plain enough for a parser of Markdown to read it at once. */
export const isQuicklyParsed = (markdown: string) =>
  markdown.split('\n').length <= MAX_LINES && (markdown.match(SIGN)?.length ?? 0) <= MAX_SIGNS

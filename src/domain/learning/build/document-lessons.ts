/** A part of a document: what stands below one of its headings, in Markdown; level 0 stands before the first one. */
export type DocumentSection = { level: number; title: string; content: string }

/** A document that was read; `leftOut` counts what has no place in a lesson. */
export type ReadDocument = {
  sections: DocumentSection[]
  leftOut: { pictures: number; formulas: number; charts: number }
}

/** Which headings begin a lesson; with 0 the document is one. */
export const SPLIT_LEVELS = [1, 2, 0] as const
export type SplitLevel = (typeof SPLIT_LEVELS)[number]

/** How a document is divided unless somebody says otherwise: by its highest headings. */
export const splitLevelOf = (sections: DocumentSection[]): SplitLevel =>
  SPLIT_LEVELS.find((level) => level > 0 && sections.some((section) => section.level === level)) ?? 0

/** What a document is called: by its title, if that has no words of its own below it, else by the name of its file. */
export const documentTitle = ([first, second]: DocumentSection[], name: string) =>
  first && second && first.content === '' ? first.title : name

type DocumentLesson = { title: string; content: string }

/** The lessons of a document. A heading without words below it begins none; `name` is for words before the first. */
export function documentLessons(sections: DocumentSection[], level: SplitLevel, name: string): DocumentLesson[] {
  const lessons: DocumentLesson[] = []
  for (const section of sections) {
    const last = lessons.at(-1)
    const begins = !last || (section.level > 0 && section.level <= level)
    if (begins) lessons.push({ title: section.title || name, content: section.content })
    else last.content = [last.content, headingOf(section), section.content].filter(Boolean).join('\n\n') // biome-ignore format: one line
  }
  return lessons.filter(({ content }) => content !== '')
}

const headingOf = ({ level, title }: DocumentSection) =>
  `${'#'.repeat(level)} ${title.replace(/[\\`*_[\]<>#~|]/g, '\\$&')}`

import type { DocumentSection, ReadDocument } from '#domain/learning/build/document-lessons.ts'
import { type Part, partsOf, wordsOf } from '#domain/learning/lesson-text.ts'
import { htmlMarks } from '../text/html-marks.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import { withNotes } from './document-notes.ts'
import { withStarts } from './list-numbers.ts'
import { withLooseTasks } from './loose-tasks.ts'
import { BadDocument, damaged, MAX_DOCUMENT, openDocument } from './open-document.ts'
import { plainDocument } from './plain-document.ts'

/** Stores a picture and says its address; null where phones cannot show it. */
export type StorePicture = (bytes: Buffer) => Promise<string | null>

const STYLES = ['u => u', 'strike => s', "p[style-name='Title'] => h1:fresh", "p[style-name='Quote'] => blockquote:fresh", "p[style-name='Intense Quote'] => blockquote:fresh"] // biome-ignore format: one list

/**
 * Reads a document of Word into sections of Markdown, one for each heading. What has no place in a lesson is counted,
 * so that whoever imports it knows what to add by hand.
 */
export async function readDocx(bytes: Buffer, storePicture: StorePicture): Promise<ReadDocument> {
  const { text, packed } = plainDocument(await openDocument(bytes))
  const { html, lostPictures } = await htmlOf(await packed, storePicture)
  const marks = htmlMarks(html)
  if (!marks) throw new BadDocument('This document has parts that no lesson can have. Save it as .docx once more, or copy its text into a new document') // biome-ignore format: one line
  const leftOut = { pictures: lostPictures, formulas: count(text, /<m:oMath[ >]/g), charts: count(text, /graphicData uri="[^"]*\/(?:chart|diagram)"/g) } // biome-ignore format: one row
  return { sections: sectionsOf(withNotes(withLooseTasks(withStarts(partsOf(marks))))), leftOut }
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

async function htmlOf(bytes: Buffer, storePicture: StorePicture) {
  const { convertToHtml, images } = (await import('mammoth')).default
  let pictures = 0
  let lostPictures = 0
  const convertImage = images.imgElement(async (image) => {
    pictures++
    if (pictures > MAX_DOCUMENT.pictures) throw new BadDocument('This document has more than 200 pictures. Divide it')
    // A picture that lies outside of the document is not fetched.
    const content = await image.readAsBuffer().catch(() => null)
    const src = content && (await storePicture(content))
    if (!src) lostPictures++
    return { src: src ?? '' }
  })
  try {
    const { value } = await convertToHtml({ buffer: bytes }, { styleMap: STYLES, convertImage })
    return { html: value, lostPictures }
  } catch (error) {
    return error instanceof BadDocument ? Promise.reject(error) : damaged()
  }
}

/** Headings of the first two levels begin a section; the notes of a section go with it. */
function sectionsOf({ parts, notes }: { parts: (string | Part)[]; notes: Map<number, Part> }): DocumentSection[] {
  const sections: { level: number; title: string; parts: (string | Part)[] }[] = [{ level: 0, title: '', parts: [] }]
  for (const part of parts) {
    if (isHeading(part) && part.level <= 2) sections.push({ level: part.level, title: wordsOf([part]), parts: [] })
    else sections.at(-1)!.parts.push(part)
  }
  return sections
    .map(({ level, title, parts: own }) => ({ level, title: title.slice(0, 200), content: writeMarkdown([...own, ...notesIn(own, notes)]) })) // biome-ignore format: one line
    .filter(({ title, content }) => title || content)
}

const isHeading = (part: string | Part): part is Part & { is: 'heading' } => typeof part !== 'string' && part.is === 'heading' // biome-ignore format: one line

const notesIn = (parts: (string | Part)[], notes: Map<number, Part>): Part[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return []
    const note = part.is === 'noteLink' ? notes.get(part.number) : undefined
    return note ? [note] : notesIn(part.parts, notes)
  })

import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { LessonText } from '#domain/learning/lesson-text.schema.ts'
import { isQuicklyParsed } from '#domain/learning/text-bounds.ts'
import { MAX_DEPTH, markdownMarks } from './text/markdown-marks.ts'
import { END } from './text/marks.ts'

/** A line of a thousand quotes within quotes, or lists within lists, would take the parser seconds. */
const DEEP = new RegExp(`^((?:[ \\t]*(?:>|[-+*](?=[ \\t]))){${MAX_DEPTH}})[ \\t>*+-]+`, 'gm')

/** The texts that were read last: reading one takes some milliseconds, and many phones ask for the same lesson. */
const known = new Map<string, LessonText>()
const MAX_KNOWN = 500

/** A text in Markdown, as GitHub and Pandoc write it, as its words and parts. */
export function lessonTextOf(markdown: string): LessonText {
  const text = known.get(markdown) ?? readMarkdown(markdown)
  known.delete(markdown)
  known.set(markdown, text)
  if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
  return text
}

function readMarkdown(markdown: string): LessonText {
  if (!isQuicklyParsed(markdown)) return plainParagraphs(markdown)
  return markdownMarks(
    fromMarkdown(markdown.replace(DEEP, '$1 '), {
      // One tilde says 'about': '~5 kg and ~10 kg'.
      extensions: [
        gfmTable(),
        gfmFootnote(),
        gfmTaskListItem(),
        gfmStrikethrough({ singleTilde: false }),
        WITHOUT_DEFINITIONS,
      ],
      mdastExtensions: [
        gfmTableFromMarkdown(),
        gfmFootnoteFromMarkdown(),
        gfmTaskListItemFromMarkdown(),
        gfmStrikethroughFromMarkdown(),
      ],
    }),
  )
}

/** A link stands where it is written. */
const WITHOUT_DEFINITIONS = { disable: { null: ['definition'] } }

/** A text of before there were bounds, which would hold up everybody: its words are there, and its marks are signs. */
const plainParagraphs = (text: string): LessonText =>
  text.split(/\n\s*\n/).flatMap((words): LessonText => (words.trim() ? [{ is: 'paragraph' }, words.trim(), END] : []))

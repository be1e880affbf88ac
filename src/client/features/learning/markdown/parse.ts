import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** HTML is text like any other, and a link stands where it is written. */
const WITHOUT_HTML = { disable: { null: ['htmlFlow', 'htmlText', 'definition'] } }

/** The parts of a text in Markdown, with tables. */
export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfmTable(), WITHOUT_HTML],
    mdastExtensions: [gfmTableFromMarkdown()],
  })

/** Parts after which a voice pauses. */
const SENTENCES = ['paragraph', 'heading', 'tableCell', 'code']

/** The text as it is read aloud: without signs, each part ending like a sentence. */
export function spokenText(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? ''
  const text = 'value' in node ? node.value : 'children' in node ? node.children.map(spokenText).join('') : ' '
  if (!SENTENCES.includes(node.type) || text.trim() === '') return text
  return /[.!?:;…።]\s*$/.test(text) ? `${text} ` : `${text}. `
}

import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { decodeNamedCharacterReference } from 'decode-named-character-reference'

/** Elements that HTML lets stand without an end. */
const VOID = /<(br|hr|img|col|input)\b([^<>]*?)\/?>/gi
const OPEN = /^<([a-z][a-z0-9]*)(\s[^<>]*)?>$/i
const CLOSED = /^<\/([a-z][a-z0-9]*)\s*>$/i

/** A tag of a line: where an element begins or ends, or all of it. */
export type Tag = { name: string; attributes: Record<string, string>; is: 'begin' | 'end' }

/** Reads a piece of HTML; null where it is not as well formed as programs write it. */
export function htmlElement(html: string): XmlElement | null {
  try {
    return parseXml(`<html>${html.replace(VOID, '<$1$2/>')}</html>`, { resolveUndefinedEntity }).root
  } catch {
    return null
  }
}

const resolveUndefinedEntity = (reference: string) => decodeNamedCharacterReference(reference.slice(1, -1)) || null

/** Reads a tag; null for what is none. */
export function tagOf(html: string): Tag | null {
  const end = CLOSED.exec(html)?.[1]
  if (end) return { name: end.toLowerCase(), attributes: {}, is: 'end' }
  const [, name, attributes = ''] = OPEN.exec(html) ?? []
  if (!name) return null
  const [element] = htmlElement(`<${name}${attributes.replace(/\/$/, '')}/>`)?.children ?? []
  return element ? { name: name.toLowerCase(), attributes: (element as XmlElement).attributes, is: 'begin' } : null
}

export const isComment = (html: string) =>
  html.startsWith('<!--') && html.trimEnd().indexOf('-->') === html.trimEnd().length - 3

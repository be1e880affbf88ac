import type { Nodes, PhrasingContent, Root, Table } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './Markdown.module.css'
import { Picture } from './Picture.tsx'
import { safeAddress } from './safe-address.ts'

/** A parsed text as React elements; the heading of the page stands above its own headings. */
export const Markdown = ({ root }: { root: Root }) => <div className={classes.text}>{elementOf(root)}</div>

const TAGS = {
  paragraph: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  emphasis: 'em',
  strong: 'strong',
} as const

/** By its position a part needs no key. */
const childrenOf = ({ children }: { children: Nodes[] }) => children.map(elementOf)
const element = (tag: string, node: { children: Nodes[] }, attributes: object | null = null) =>
  createElement(tag, attributes, ...childrenOf(node))

function elementOf(node: Nodes): ReactNode {
  switch (node.type) {
    case 'root':
      return createElement('div', { className: classes.parts }, ...childrenOf(node))
    case 'paragraph':
    case 'blockquote':
    case 'listItem':
    case 'emphasis':
    case 'strong':
      return element(TAGS[node.type], node)
    case 'heading':
      return element(`h${Math.max(2, node.depth)}`, node)
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', node, node.ordered ? { start: node.start ?? 1 } : null)
    case 'link':
      return <MarkdownLink url={node.url}>{createElement('span', null, ...childrenOf(node))}</MarkdownLink>
    case 'image':
      return <Picture url={node.url} alt={node.alt ?? ''} />
    case 'table':
      return <ScrollingTable table={node} />
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    default:
      return 'value' in node ? node.value : null
  }
}

/** Without a safe address only its words are left. */
export function MarkdownLink({ url, children }: { url: string; children: ReactNode }) {
  const address = safeAddress(url)
  if (!address) return children
  const { href, isForeign } = address
  return (
    <a href={href} {...(isForeign && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
    </a>
  )
}

/** A wide table scrolls by itself, also from the keyboard. */
function ScrollingTable({ table }: { table: Table }) {
  const t = useTranslations('learning.lesson')
  const [head, ...rows] = table.children
  const cells = (tag: 'th' | 'td', row: { children: { children: PhrasingContent[] }[] }) =>
    row.children.map((cell, at) =>
      element(tag, cell, { 'data-align': table.align?.[at] ?? undefined, ...(tag === 'th' && { scope: 'col' }) }),
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label={t('table')} tabIndex={0}>
      <table>
        {head && <thead>{createElement('tr', null, ...cells('th', head))}</thead>}
        {createElement('tbody', null, ...rows.map((row) => createElement('tr', null, ...cells('td', row))))}
      </table>
    </section>
  )
}

import { createHash } from 'node:crypto'
import { type LanguageId, readTag } from '#domain/languages.ts'
import { DRAWN_MARK, FIRST_ANSWERS_ID, type FirstAnswers } from '#domain/sync/first-answers.ts'
import { escaped } from '../http/filled-page.ts'
import type { Files } from '../program-files.ts'
import { neededStyles } from './needed-styles.ts'

type Drawn = {
  html: string
  language: LanguageId
  /** The title of the tab, where it is not the product's name. */
  title?: string
  /** Whose account the language is of, and its id: what the phone knows of it may be older. */
  reader?: string | null
  /** What the app need not ask again. */
  brought?: FirstAnswers
  /** Rules of this page alone. */
  rules?: string
}

/** Puts what was drawn into the app's page, which keeps all that the app needs; `ownStyle` is the hash of its one style. */
export type DrawPage = (shell: string, drawn: Drawn) => { page: string; ownStyle: string }

/** `read` gives a file of the client, as its style sheet; `more` is what the app loads only with the screen that is drawn. */
export function drawnPages(read: Files['read'], more = () => ''): DrawPage {
  const stylesOf = createStyles(read, more)
  return (shell, { html, rules = '', ...rest }) => {
    const styled = withoutStyleAttributes(html)
    const own = SHOWN_LATE + styled.rules + rules
    const page = filled(shell, { ...rest, html: styled.html })
    const style = stylesOf(`${page}<style>${own}</style>`) + own
    return { page: page.replace('</head>', () => `<style>${style}</style></head>`), ownStyle: hashOf(style) }
  }
}

/** What each rule of the built styles weighs more (see scripts/vite/flat-layers.ts). */
export const AS_OURS = ':not(#\\#)'

/** The policy forbids style attributes, which any markup could carry; they become rules of the page's one style. */
function withoutStyleAttributes(drawn: string) {
  const places = new Map<string, number>()
  const html = drawn.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const place = places.get(style) ?? places.size
    places.set(style, place)
    return ` data-s="${place}"`
  })
  const rules = [...places].map(([style, place]) => `:root [data-s="${place}"][data-s]${AS_OURS}{${unescaped(style)}}`)
  return { html, rules: rules.join('') }
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '').replaceAll('&gt;', '>').replaceAll('&amp;', '&') // biome-ignore format: one row

/**
 * What is drawn is shown to who waits, in place of the splash: on a quick line the app is there first, and nobody
 * touches a screen that is taken away again. Its links lead on; a button does nothing before the app is there, and looks
 * it. Nothing moves, so that it holds where less motion is asked for, too.
 */
const SHOWN_LATE = [
  `#root:has(>[${DRAWN_MARK}])+.splash${AS_OURS}{display:block}`,
  `[${DRAWN_MARK}]${AS_OURS}{position:relative;z-index:1;background:var(--paper);visibility:hidden;animation:shown 0s 1.5s forwards!important}`,
  `[${DRAWN_MARK}] button${AS_OURS}{opacity:.6;pointer-events:none}`,
  '@keyframes shown{to{visibility:visible}}',
].join('')

/** A text without what could end an attribute. */
export const attributeOf = (id: string) => id.replace(/[^\w -]/g, '')

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** What nobody waits for to read: the whole style sheet and, after it, the scripts. They are asked for while the answers arrive. */
const LATE = /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g

/** The app's page with what was drawn first, and the rest of what it loads last. */
function filled(shell: string, { html, brought, language, reader, title }: Drawn) {
  const late = (shell.match(LATE) ?? [])
    .join('')
    .replaceAll(/(<script type="module"|<link rel="modulepreload") /g, '$1 fetchpriority="low" ')
  return shell
    .replaceAll(LATE, '')
    .replace(
      / lang="[^"]*"/,
      () => ` lang="${readTag(language)}"${reader ? ` data-reader="${attributeOf(reader)}"` : ''}`,
    )
    .replace('<title>', (tag) => (title ? `${tag}${escaped(title)} · ` : tag))
    .replace('<div id="root">', () => `<div id="root"><div ${DRAWN_MARK}>${html}</div>`)
    .replace('</body>', () => `${late}${brought ? answersOf(brought) : ''}</body>`)
}

const answersOf = (brought: FirstAnswers) =>
  `<script type="application/json" id="${FIRST_ANSWERS_ID}">${JSON.stringify(brought).replaceAll('<', '\\u003c')}</script>`

/** The rules that a page needs of the style sheet that it names, and of `more`. */
function createStyles(read: Files['read'], more: () => string) {
  let known: { name: string; needed: (page: string) => string } | undefined
  return (page: string) => {
    const name = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(page)?.[1]
    if (!name) return ''
    if (known?.name !== name) known = { name, needed: neededStyles((read(name)?.toString('utf8') ?? '') + more()) }
    return known.needed(page)
  }
}

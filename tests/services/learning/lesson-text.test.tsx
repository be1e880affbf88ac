import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { LessonText } from '#client/features/learning/text/LessonText.tsx'
import { lessonFields } from '#domain/learning/build/course-parts.schema.ts'
import { partsOf, spokenText } from '#domain/learning/lesson-text.ts'
import { lessonTextOf } from '#services/learning/lesson-text.ts'

const LESSON = { table: 'Table', picture: 'Picture', taskDone: 'Done', taskToDo: 'To do', note: 'Note {number}', noteBack: 'Back {number}' } // biome-ignore format: one row
const TASKS = { done: 'Done', toDo: 'To do' }

vi.mock('#client/phone/low-data.ts', () => ({ useLowData: () => false }))

const written = (markdown: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ learning: { lesson: LESSON } } as never}>
      <LessonText parts={partsOf(lessonTextOf(markdown))} />
    </IntlProvider>,
  ).replace(/^<div class="[^"]*"><div class="[^"]*">(.*)<\/div><\/div>$/s, '$1')

test.each([
  ['# Why\nRoots go **deep** and *wide*.', '<h2>Why</h2><p>Roots go <strong>deep</strong> and <em>wide</em>.</p>'],
  ['- one\n- two', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['3. three', '<ol start="3"><li><p>three</p></li></ol>'],
  ['> Act now', '<blockquote><p>Act now</p></blockquote>'],
  ['`5 cm`  \nnext', '<p><code>5 cm</code><br/>next</p>'],
  ['[FAO](https://fao.org/a)', '<p><a href="https://fao.org/a" target="_blank" rel="noopener noreferrer nofollow"><span>FAO</span></a></p>'], // biome-ignore format: one row
  ['[prices](/market)', '<p><a href="/market"><span>prices</span></a></p>'],
  ['[call](tel:+234801)', '<p><a href="tel:+234801"><span>call</span></a></p>'],
  ['![A field](/files/field.jpg)', '<p><img src="/files/field.jpg" alt="A field" loading="lazy"/></p>'],
  ['&copy; 5 &lt; 6', '<p>© 5 &lt; 6</p>'],
])('%j is drawn', (markdown, html) => expect(written(markdown)).toBe(html))

test('a table has its header cells, and can be scrolled from the keyboard', () => {
  const html = written('| Seeds | Do |\n|---|--:|\n| 85 | Plant |')
  expect(html).toContain('aria-label="Table" tabindex="0"')
  expect(html).toContain('<th scope="col">Seeds</th><th data-align="right" scope="col">Do</th>')
  expect(html).toContain('<td>85</td><td data-align="right">Plant</td>')
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="alert(1)">b</b>',
  '<iframe src="https://evil.example"></iframe>',
  '<!-- --><svg onload=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example/a)',
  '[x](/\\evil.example)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.gif)',
  '![x](//evil.example/pixel.gif)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x" onerror="alert(1)](/a.png)',
  '[x](https://a.example "\\" onclick=\\"alert(1)")',
  '| <script>x</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
]

test.each(HOSTILE)('%j does nothing', (markdown) => {
  const tags = [...written(markdown).matchAll(/<([a-z]\w*)((?:\s[^<>]*?)?)\/?>/g)]
  for (const [, tag, attributes = ''] of tags) {
    expect(['div', 'p', 'a', 'strong', 'bdi', 'span', 'img', 'code', 'pre', 'svg', 'path', 'section', 'table', 'thead', 'tbody', 'tr', 'th', 'td']).toContain(tag) // biome-ignore format: one list
    expect(attributes).not.toMatch(/\son\w+=(?!&quot;)/)
    const address = /\s(?:href|src)="([^"]*)"/.exec(attributes)?.[1]
    if (tag === 'img') expect(address).toMatch(/^\/a\.png$/)
    else if (address) expect(address).toMatch(/^https:\/\/(a|evil)\.example\//)
  }
})

test('it is read aloud without signs, a pause after each part', () => {
  const text = '## Why\n\nRoots go **deep**.\n\n- one\n- two\n\n| A | B |\n|---|---|\n| 1 | 2 |'
  expect(spokenText(partsOf(lessonTextOf(text)), TASKS).trim()).toBe('Why. Roots go deep. one. two. A. B. 1. 2.')
})

test.each(['>'.repeat(20_000), '> '.repeat(9000), '- '.repeat(3000), '['.repeat(9000), '*a '.repeat(3000)])(
  '%# is read at once, and drawn',
  (markdown) => {
    const before = process.cpuUsage()
    expect(written(`${markdown}x`).length).toBeLessThan(200_000)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(3000)
  },
)

test('what lies too deep keeps its words', () => {
  expect(written(`${'> '.repeat(30)}deep`)).toMatch(/^(<blockquote>){15}.*deep.*$/s)
  expect(written('***a')).toContain('a')
})

/** What a parser of Markdown takes a time for that grows with the square of it. */
test.each(['*a', '_*a', '**a', '- a\n  - ', 'a\n=\n', '1. a\n', '|a|b|\n', '[', '`a', '*a\n'])(
  'a text of 100,000 characters of %j is read at once, and may not be saved',
  (part) => {
    const text = part.repeat(100_000 / part.length)
    expect(lessonFields.shape.content.safeParse(text).error?.issues[0]?.message).toMatch(/^At most 1,500 lines/)
    const began = performance.now()
    expect(spokenText(partsOf(lessonTextOf(text)), TASKS)).not.toBe('')
    expect(performance.now() - began).toBeLessThan(3_000)
  },
)

test.each(['*a', '_*a', '- a\n  - ', 'a\n=\n'])('what may be saved of %j is parsed within three seconds', (part) => {
  const isAllowed = (count: number) => lessonFields.shape.content.safeParse(part.repeat(count)).success
  let count = 1
  while (isAllowed(count + 100)) count += 100
  const began = performance.now()
  lessonTextOf(part.repeat(count))
  expect(performance.now() - began).toBeLessThan(3_000)
})

/** Written with `pandoc -t gfm`, 2.17.1.1. */
const OF_PANDOC = readFileSync(join(import.meta.dirname, '../../fixtures/lessons/pandoc-gfm.md'), 'utf8')

test.each([
  ['a formula', 'P<sub>2</sub>O<sub>5</sub>, 2 m<sup>2</sup>', '<p>P<sub>2</sub>O<sub>5</sub>, 2 m<sup>2</sup></p>'],
  ['an underline', '<u>Never **burn**</u> straw', '<p><u>Never <strong>burn</strong></u> straw</p>'],
  ['a strike-through', '~~5 kg~~ 4 kg', '<p><del>5 kg</del> 4 kg</p>'],
  ['what is about', '~5 kg and ~10 kg~', '<p>~5 kg and ~10 kg~</p>'],
  ['a break in a line', 'Feed<br />bran', '<p>Feed<br/>bran</p>'],
  ['a picture with marks in its words', '![2 m<sup>2</sup> of P<sub>2</sub>O<sub>5</sub>, 10<sup>5</sup>](/files/heap.png)', '<p><img src="/files/heap.png" alt="2 m2 of P2O5, 10^5" loading="lazy"/></p>'], // biome-ignore format: one row
  ['a picture of a line', '<img src="/files/heap.png" style="width:2in" alt="A heap" />', '<p><img src="/files/heap.png" alt="A heap" loading="lazy"/></p>'], // biome-ignore format: one row
  ['a comment between lists', '- a\n\n<!-- -->\n\n- b', '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>'],
  ['a tag without its end', 'a <sub>b', '<p>a &lt;sub&gt;b</p>'],
  ['ends in the wrong order', '<sub>a <sup>b</sub> c</sup>', '<p><sub>a &lt;sup&gt;b</sub> c&lt;/sup&gt;</p>'],
  ['a script', '<script>a</script>', '<p>&lt;script&gt;a&lt;/script&gt;</p>'],
  ['a group', '<div class="x">\n\na\n\n</div>', '<p>a</p>'],
  ['a frame in a list', '- <iframe>\n\n  a', '<ul><li><p>&lt;iframe&gt;</p><p>a</p></li></ul>'],
  ['what nobody knows', '<blink>a</blink>', '<p>&lt;blink&gt;a&lt;/blink&gt;</p>'],
])('%s stands as its meaning', (_, markdown, html) => expect(written(markdown)).toBe(html))

test('a text of Pandoc stands as its meaning: merged cells, a note, tasks, pictures', () => {
  const html = written(OF_PANDOC)
  expect(html).toContain('<th colSpan="2" rowSpan="1" scope="col">Fertiliser</th>')
  expect(html).toContain('<td colSpan="1" rowSpan="2"><p>Urea</p><p>(46% N)</p></td><td>2 kg<br/> a row</td>')
  expect(html).toMatch(/<sup><a href="#note-1" id="note-from-1" aria-label="Note 1">1<\/a><\/sup>/)
  expect(html).toMatch(
    /<div class="[^"]*" id="note-1"><a href="#note-from-1"[^>]*>1<\/a><div><p>Smoke harms the soil.<\/p>/,
  )
  expect(html.match(/aria-label="(?:To do|Done)"/g)).toEqual(['aria-label="To do"', 'aria-label="Done"'])
  expect(html).toMatch(/<img src="\/media\/a\.png" alt=""[^>]*\/><\/p><p><em>A heap<\/em><\/p>/)
  expect(html).not.toMatch(/&lt;|\[\^|\[x\]|~~/)
})

test('the same is read aloud, and no dose that is struck out', () => {
  const said = spokenText(partsOf(lessonTextOf(OF_PANDOC)), TASKS).replace(/\s+/g, ' ')
  expect(said).toContain('gives P₂O₅. Use 10⁵ cells')
  expect(said).toContain('burn straw. (Smoke harms the soil.)')
  expect(said).toContain('To do: dig. Done: fill.')
  expect(said.match(/A heap/g)).toHaveLength(1)
  expect(said).not.toMatch(/9 kg|<|\[/)
})

test.each(['<sub>', '<sub>a</sub>', '<div>', '<table><tr><td>', '<blockquote>\n', '[^1]'])(
  'what may be saved of %j is read within three seconds, and drawn',
  (part) => {
    let count = 4000
    while (!lessonFields.shape.content.safeParse(part.repeat(count)).success) count -= 50
    const began = performance.now()
    expect(written(`${part.repeat(count)}${part.startsWith('[') ? '\n\n[^1]: a[^1]' : ''}`)).not.toBe('')
    expect(performance.now() - began).toBeLessThan(3_000)
  },
)

test('what stands in a line of its own is a sentence, and a note ends one', () => {
  const text = 'Never burn.[^1]\n\n<img src="a.png" alt="A heap" />\n\nA heap\n\n[^1]: It harms.'
  const said = spokenText(partsOf(lessonTextOf(text)), TASKS).replace(/\s+/g, ' ')
  expect(said).toBe('Never burn. (It harms.) A heap. A heap. ')
})

import { expect, test } from 'vitest'
import { neededStyles } from '#server/ssr/needed-styles.ts'

const page = (...classes: string[]) => `<main class="${classes.join(' ')}" style="color:var(--ink)"></main>`

test('a page takes the rules of its classes, in their order, and those of elements', () => {
  const needed = neededStyles('.a{color:red}p{margin:0}.b{color:blue}.a .b{top:0}.a>p{left:0}')
  expect(needed(page('a'))).toBe('.a{color:red}p{margin:0}.a>p{left:0}')
  expect(needed(page('a', 'b'))).toBe('.a{color:red}p{margin:0}.b{color:blue}.a .b{top:0}.a>p{left:0}')
})

test('of a list of selectors those that it needs, whatever stands in brackets', () => {
  const needed = neededStyles('.a,.b,.c:is(.x,.y:has(+ .z:not(:empty))){top:0}.a:not(.open){left:0}')
  expect(needed(page('a', 'c'))).toBe('.a,.c:is(.x,.y:has(+ .z:not(:empty))){top:0}.a:not(.open){left:0}')
})

test('what only a touch shows comes with the whole sheet', () => {
  const needed = neededStyles('.a:hover,.a:focus-visible{top:0}.a:active{left:0}.a:not(:hover){right:0}')
  expect(needed(page('a'))).toBe('.a:not(:hover){right:0}')
})

test('groups are kept with the rules that are left of them', () => {
  const needed = neededStyles(
    '@layer mantine;@layer mantine{.a{top:0}@media (min-width:1px){.b{top:0}}}@media print{.b{left:0}}',
  )
  expect(needed(page('a'))).toBe('@layer mantine{.a{top:0}}')
  expect(needed(page('b'))).toBe('@layer mantine{@media (min-width:1px){.b{top:0}}}@media print{.b{left:0}}')
})

test('of the variables of the page those that are used, by way of others too', () => {
  const needed = neededStyles(
    ':root{--ink:var(--black);--black:#000;--rest:red;margin:0}:root[data-dark]{--black:#fff;--rest:blue}.a{--own:1}',
  )
  expect(needed(page('a'))).toBe(
    ':root{--ink:var(--black);--black:#000;margin:0}:root[data-dark]{--black:#fff}.a{--own:1}',
  )
})

test('movements are kept where something moves by them', () => {
  const sheet =
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:1s turn}.b{animation:1s fade}'
  expect(neededStyles(sheet)(page('a'))).toBe('@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}')
})

test('what looks like the end of a rule within quotes or brackets is none', () => {
  const sheet = `.a{content:"};{";background:url(data:image/png;base64,AA==)}.b{top:0}`
  expect(neededStyles(sheet)(page('a'))).toBe(`.a{content:"};{";background:url(data:image/png;base64,AA==)}`)
  expect(() => neededStyles('.a{top:0')).toThrow('ends within a rule')
})

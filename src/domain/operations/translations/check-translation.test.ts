import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { flawOf } from './check-translation.ts'
import { takesSame } from './message-values.ts'

const DAYS = '{count, plural, one {# day} other {# days}}'
const ROLE = '{role, select, farmer {Farmer} other {Other}}'
const UNREADABLE = 'This cannot be read as a message: look for a { or < without its end, or a plural without ‘other’'

test.each([
  ['Welcome, {name}', 'Karibu, {name}', null],
  ['Welcome, {name}', '{name}, {name}!', null],
  ['Welcome, {name}', 'Karibu', '{name} is missing'],
  ['Welcome, {name}', 'Karibu, {jina}', 'The English has no {jina}'],
  ['Welcome, {name}', 'Karibu, {name', UNREADABLE],
  ['Welcome', 'Karibu, {name}', 'The English has no {name}'],
  [DAYS, '{count, plural, one {siku #} other {siku #}}', null],
  [DAYS, '{count, plural, other {siku #}}', null],
  [DAYS, '{count, plural, =0 {leo} one {siku #} other {siku #}}', null],
  [DAYS, 'siku {count}', 'Use {count} as the English does'],
  [DAYS, '{count, plural, one {siku #}}', UNREADABLE],
  [DAYS, '{count, plural, few {siku #} other {siku #}}', '{count} has a branch ‘few’ that is never shown'],
  [DAYS, '{count, plural, one {siku #} other {siku # {name}}}', 'The English has no {name}'],
  [ROLE, '{role, select, farmer {Mkulima} other {Mwingine}}', null],
  [ROLE, '{role, select, mkulima {Mkulima} other {Mwingine}}', '{role} has a branch ‘mkulima’ that is never shown'],
  ['By <site>Open-Meteo</site>', 'Na <site>Open-Meteo</site>', null],
  ['By <site>Open-Meteo</site>', 'Na Open-Meteo', '<site> is missing'],
  ['By <site>Open-Meteo</site>', 'Na <script>Open-Meteo</script>', 'The English has no <script>'],
  ['By <site>Open-Meteo</site>', 'Na <site>Open-Meteo', UNREADABLE],
  ['Plain', '<img src=x onerror=alert(1)>', UNREADABLE],
])('%j as %j: %j', (english, text, flaw) => {
  expect(flawOf(english, text, 'sw')).toBe(flaw)
})

test.each([
  ['Good morning, {name}', "Bon matin d'{name}", '{name}'],
  ['Good afternoon, {name}', "L'après-midi d'{name}, c'est l'heure", '{name}'],
  ['Good morning, {name}', "{name}, d'{name}", '{name}'],
  ['By <site>Open-Meteo</site>', "l'<site>Open-Meteo</site>", '<site>'],
  [DAYS, "{count, plural, one {d'# jour} other {d'# jours}}", '#'],
  [DAYS, "{count, plural, one {# jour} other {d'# jours}}", '#'],
  [DAYS, "d'{count, plural, other {# jours}}", '{count}'],
])('%j as %j: the apostrophe before %s is named, and how to write it', (english, text, value) => {
  const flaw = flawOf(english, text, 'fr')
  expect(flaw).toContain(`The apostrophe (') before ${value} makes plain text of it`)
  expect(flaw).toContain(`’${value}`)
  expect(
    flawOf(
      english,
      text.replace(/d'(?=[{#])|l'(?=<)/g, (each) => `${each}'`),
      'fr',
    ),
  ).toBeNull()
})

test('an apostrophe that loses no value is no flaw', () => {
  expect(flawOf('Good afternoon, {name}', "L'après-midi de {name}, c'est l'heure n'#", 'fr')).toBeNull()
  expect(flawOf("Write '{'name'}'", "Écrivez '{'name'}'", 'fr')).toBeNull()
})

test('the branches of a plural are those of its language', () => {
  const many = '{count, plural, one {# jour} many {# de jours} other {# jours}}'
  expect(flawOf(DAYS, many, 'fr')).toBeNull()
  expect(flawOf(DAYS, many, 'sw')).toBe('{count} has a branch ‘many’ that is never shown')
})

test('one compiled message can stand in for another that takes the same values', () => {
  expect(takesSame(compile(DAYS), compile('{count, plural, other {siku #}}'))).toBe(true)
  expect(takesSame(compile('Hello {name}'), compile('{name}'))).toBe(true)
  expect(takesSame(compile('Hello {name}'), compile('Habari'))).toBe(false)
  expect(takesSame(compile('<b>{name}</b>'), compile('{b} {name}'))).toBe(false)
  expect(takesSame('Hello', 'Habari')).toBe(true)
})

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source text.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from './literals.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Literal texts that are allowed in a source file, and why. */
const ALLOWED = [{ words: 'Kuu', why: "the product's name, the same in every language, beside its logo" }]

test('every text that the client shows comes from a catalogue', () => {
  const found = sources().flatMap((file) => literalsIn(file, readFileSync(join(ROOT, file), 'utf8')))
  expect(found.filter((line) => !ALLOWED.some(({ words }) => line.endsWith(`: ${words}`)))).toEqual([])
  for (const { words } of ALLOWED) expect(found.some((line) => line.endsWith(`: ${words}`))).toBe(true)
})

test.each([
  ['a text', '<p>Add a crop</p>', 'Add a crop'],
  ['one word in a text', '<b>{name}: ready</b>', ': ready'],
  ['a text in braces', "<p>{'Crops'}</p>", 'Crops'],
  ['a template in braces', '<p>{`${area} ha`}</p>', 'ha'],
  ['one of two texts', "<p>{isOpen ? t('open') : 'Closed'}</p>", 'Closed'],
  ['a default value', "<p>{name || 'Nobody'}</p>", 'Nobody'],
  ['a unit after a value', "<p>{amount + ' kg'}</p>", 'kg'],
  ['a text in a fragment', '<>Crops</>', 'Crops'],
  ['a label', '<TextInput label="Name" />', 'Name'],
  ['the name of an icon button', "<button aria-label={isOn ? 'off' : t('on')} />", 'off'],
  ['a placeholder', '<input placeholder={`Search ${what}`} />', 'Search'],
  ['an alternative', '<img alt="A leaf" />', 'A leaf'],
  ['a toast', "showToast({ title: 'Saved' })", 'Saved'],
  ['a table of labels', "const TABS = { all: { label: 'All' } }", 'All'],
  ['a sentence anywhere', "const hint = 'Choose dry weather'", 'Choose dry weather'],
  ['a sentence in a template', 'tell(`Only today: ${crop}`)', 'Only today:'],
  ['a label of the domain', "import { ROLES } from '#domain/roles.ts'; show(ROLES[role].label)", 'ROLES[role].label'],
])('it finds %s', (_, source, words) => {
  expect(literalsIn('sample.tsx', source)).toEqual([`sample.tsx:1: ${words}`])
})

test.each([
  ['a key of a catalogue', "<p title={t('nav.home')}>{t(`state.${state}`)}</p>"],
  ['a key in a table', "const TABS = [{ label: 'all', hint: 'allHint' }]"],
  ['a comparison', "<p>{tab === 'all' && list}</p>"],
  ['signs without letters', '<p>{from} · {to} → 100%</p>'],
  ['attributes that are not shown', "<path className='big-one' d='M12 21v-9M12 12c0-4' />"],
  ['the message of an error', "throw new Error('No such crop here')"],
  ['a message on the console', "console.error('Invalid price value', value)"],
])('it lets %s be', (_, source) => {
  expect(literalsIn('sample.tsx', source)).toEqual([])
})

function sources() {
  return readdirSync(join(ROOT, 'src/client'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', 'client', name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(gen|test)\.tsx?$/.test(file) && !/[\\/]i18n[\\/]/.test(file))
}

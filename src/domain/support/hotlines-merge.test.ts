import { expect, test } from 'vitest'
import { NO_NUMBERS } from './hotlines.ts'
import { hotlineClashes, mergeHotlines } from './hotlines-merge.ts'

const [ghana, liberia, nigeria] = (['GH', 'LR', 'NG'] as const).map((country) => ({
  ...NO_NUMBERS,
  country,
  disease: '4455',
})) as [Country, Country, Country]
type Country = Parameters<typeof mergeHotlines>[0]['countries'][number]
const of = (...countries: Country[]) => ({ everywhere: NO_NUMBERS, countries })

test.each([
  ['what I left as it was is theirs', [{ ...ghana, sms: '1234' }], [ghana], [ghana], [{ ...ghana, sms: '1234' }]],
  ['what I typed is mine', [{ ...ghana, sms: '1234' }], [{ ...ghana, disease: '7788' }], [ghana], [{ ...ghana, disease: '7788', sms: '1234' }]], // biome-ignore format: one case
  ['a number that I emptied goes', [ghana], [{ ...ghana, disease: null }], [ghana], [{ ...ghana, disease: null }]],
  ['a country that they added stays', [ghana, nigeria], [ghana, liberia], [ghana], [ghana, nigeria, liberia]],
  ['a country that I took out goes', [{ ...ghana, sms: '1234' }], [], [ghana], []],
  ['a country that they took out stays away', [], [ghana], [ghana], []],
  ['unless I changed it', [], [{ ...ghana, sms: '1234' }], [ghana], [{ ...ghana, sms: '1234' }]],
  ['a country that both added has the numbers of both', [{ ...ghana, sms: '1234' }], [ghana], [], [{ ...ghana, sms: '1234' }]], // biome-ignore format: one case
])('%s', (_, now, mine, seen, merged) => {
  expect(mergeHotlines(of(...now), of(...mine), of(...seen))).toEqual(of(...merged))
})

test('the numbers for all countries are merged one by one', () => {
  const [now, mine] = [
    { ...NO_NUMBERS, weather: '4455' },
    { ...NO_NUMBERS, disease: '7788' },
  ]
  expect(mergeHotlines({ ...of(), everywhere: now }, { ...of(), everywhere: mine }, of()).everywhere).toEqual({ ...now, disease: '7788' }) // biome-ignore format: one question
})

test.each([
  [
    'a number that both changed',
    [{ ...ghana, disease: '1234' }],
    [{ ...ghana, disease: '7788' }],
    [ghana],
    [{ field: 'GH.disease', mine: '7788', theirs: '1234' }],
  ],
  ['to the same one', [{ ...ghana, disease: '1234' }], [{ ...ghana, disease: '1234' }], [ghana], []],
  ['numbers that one of both changed', [{ ...ghana, sms: '1234' }], [{ ...ghana, disease: '7788' }], [ghana], []],
  [
    'a country that both added',
    [ghana],
    [{ ...ghana, disease: '7788' }],
    [],
    [{ field: 'GH.disease', mine: '7788', theirs: '4455' }],
  ],
  ['a country that they added', [ghana, nigeria], [ghana], [ghana], []],
  [
    'a country that I took out and they changed',
    [{ ...ghana, sms: '1234' }],
    [],
    [ghana],
    [{ field: 'GH', mine: null, theirs: '4455, 1234' }],
  ],
  ['a country that I took out', [ghana], [], [ghana], []],
  [
    'a country that they took out and I changed',
    [],
    [{ ...ghana, disease: '7788' }],
    [ghana],
    [{ field: 'GH.disease', mine: '7788', theirs: null }],
  ],
])('%s: what would be overwritten', (_, now, mine, seen, clashes) => {
  expect(hotlineClashes(of(...now), of(...mine), of(...seen))).toEqual(clashes)
})

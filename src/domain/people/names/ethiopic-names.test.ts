import { expect, test } from 'vitest'
import { romanized } from './ethiopic-names.ts'

// As in Ethiopian passports and papers.
test.each([
  ['አበበ በቂላ', 'Abebe Bekila'],
  ['ጸሐይ', 'Tsehay'],
  ['ፀሐይ አለሙ', 'Tsehay Alemu'],
  ['ገብረመድኅን', 'Gebremedhin'],
  ['ተስፋዬ', 'Tesfaye'],
  ['ብርሃን', 'Birhan'],
  ['ፍቅር', 'Fikir'],
  ['ክብረት', 'Kibret'],
  ['ግርማ', 'Girma'],
  ['ደስታ', 'Desta'],
  ['መስፍን', 'Mesfin'],
  ['ሙሉጌታ', 'Mulugeta'],
  ['አስቴር', 'Aster'],
  ['ትዕግስት', 'Tigist'],
  ['ወልድ', 'Weld'],
  ['ነብር', 'Nebir'],
  ['ክንድ', 'Kind'],
  ['ብር', 'Bir'],
  ['ሀብታሙ', 'Habtamu'],
  ['ገብርኤል', 'Gebriel'],
  ['ጥሩነሽ', 'Tirunesh'],
  ['ጌትነት', 'Getnet'],
  ['እዮብ', 'Eyob'],
  ['እሸቱ', 'Eshetu'],
  ['ሰላማዊት ከበደ', 'Selamawit Kebede'],
  ['አልማዝ', 'Almaz'],
  ['ዘነበ ወርቅ', 'Zenebe Werk'],
  ['Abebe ከበደ', 'Abebe Kebede'],
])('%s is %s', (name, latin) => {
  expect(romanized(name)).toBe(latin)
})

import { expect, test } from 'vitest'
import { initialsOf } from './profile.ts'

test.each([
  ['Martha Adeyemi', 'MA'],
  ['martha', 'M'],
  ['  Musu   Kollie-Flomo ', 'MK'],
  ['Ama Serwaa Mensah', 'AM'],
  ['አበበ በቀለ', 'አበ'],
  ['𝓐da 𝓑o', '𝓐𝓑'],
  ['', ''],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

import { expect, expectTypeOf, test } from 'vitest'
import account from './en/account.json'
import type { Messages } from './messages.gen.ts'
import { type Translate, translatorOf } from './translate.ts'

type Say = Translate<{
  title: ''
  found: '{count, number}{place}'
  read: '<link></link>{name}'
  kind: { a: ''; b: '{name}' }
}>

declare const say: Say

test('messages are given with their values, and the compiler knows which', () => {
  const t = translatorOf('en', { account: account as Messages['account'] })
  expect(t('account.language.changedTo', { name: 'Hausa' })).toContain('Hausa')
  type Given<Key extends Parameters<Say['has']>[0]> = Parameters<typeof say<Key>>
  expectTypeOf<Parameters<Say['has']>>().toEqualTypeOf<['title' | 'found' | 'read' | 'kind.a' | 'kind.b']>()
  expectTypeOf<Given<'title'>>().toEqualTypeOf<[key: 'title']>()
  expectTypeOf<Given<'found'>[1]>().branded.toEqualTypeOf<{ count: number | bigint; place: string }>()
  // A key that may be one of several takes the values of them all.
  expectTypeOf<Given<'kind.a' | 'kind.b'>[1]>().branded.toEqualTypeOf<{ name: string }>()
})

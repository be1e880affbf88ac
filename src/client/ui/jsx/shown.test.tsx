import { expect, expectTypeOf, test } from 'vitest'
import type { Shown } from '#client/i18n/shown.ts'
import * as dev from './jsx-dev-runtime.ts'
import { Fragment, type JSX, jsx } from './jsx-runtime.ts'

test('an element shows texts and elements, and no number', () => {
  expect(jsx('b', { children: 'Martha' }).props).toEqual({ children: 'Martha' })
  expect(dev.Fragment).toBe(Fragment)
  type Children = JSX.IntrinsicElements['b']['children']
  expectTypeOf<string | JSX.Element>().toExtend<Children>()
  expectTypeOf<number>().not.toExtend<Children>()
  expectTypeOf<(string | number)[]>().not.toExtend<Shown>()
})

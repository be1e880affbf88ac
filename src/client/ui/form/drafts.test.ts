import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countDrafts, readDraft, readStart, removeDrafts, writeDraft } from './drafts.ts'

const signedIn = vi.hoisted(() => ({ id: 'martha' as string | undefined }))
vi.mock('#client/phone/session.ts', () => ({
  getSession: () => (signedIn.id ? { user: { id: signedIn.id } } : null),
}))

/** Local storage of a browser: its keys are its own properties. */
class Storage {
  getItem = (key: string) => (Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null)
  setItem = (key: string, value: string) => void Reflect.set(this, key, value)
  removeItem = (key: string) => void Reflect.deleteProperty(this, key)
}

const EMPTY = { cropId: '', areaSize: '', isProblem: true, costs: [{ market: 'Ganta', cost: '' }], photoId: null }

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage())
  signedIn.id = 'martha'
})

describe('a draft', () => {
  test('holds what differs from the empty form, and comes back', () => {
    writeDraft('add-crop', { ...EMPTY, areaSize: 1.5, isProblem: false }, { initial: EMPTY })
    expect(readDraft('add-crop', EMPTY)).toEqual({ areaSize: 1.5, isProblem: false })
    expect(countDrafts()).toBe(1)
  })

  test('is gone when everything is as it was', () => {
    writeDraft('add-crop', { ...EMPTY, cropId: 'c' }, { initial: EMPTY })
    writeDraft('add-crop', EMPTY, { initial: EMPTY })
    expect(countDrafts()).toBe(0)
  })

  test('never holds a secret', () => {
    writeDraft('register', { username: 'martha', password: 'maize 7' }, { initial: { username: '', password: '' } }, [
      'password',
    ])
    expect(JSON.stringify(localStorage)).not.toContain('maize 7')
    writeDraft('register', { username: '', password: 'maize 7' }, { initial: { username: '', password: '' } }, [
      'password',
    ])
    expect(countDrafts()).toBe(0)
  })

  test('belongs to one user and one place', () => {
    writeDraft('help', { text: 'Worms' }, { initial: { text: '' } })
    expect(readDraft('loan', { text: '' })).toEqual({})
    signedIn.id = 'moses'
    expect(readDraft('help', { text: '' })).toEqual({})
    removeDrafts()
    signedIn.id = 'martha'
    expect(readDraft('help', { text: '' })).toEqual({ text: 'Worms' })
    removeDrafts()
    expect(countDrafts()).toBe(0)
  })

  test('of an edit brings back what its form began with, whatever the row is by now', () => {
    const begun = { initial: { areaSize: 1, notes: 'Dry' }, basis: { version: 3, seen: { notes: 'Dry' } } }
    writeDraft('crop.plot', { areaSize: 1, notes: 'Wet' }, begun)
    const now = { areaSize: 2, notes: 'Sandy' }
    expect(readStart('crop.plot', now)).toEqual(begun)
    expect(readDraft('crop.plot', now)).toEqual({ notes: 'Wet' })
  })

  test.each([
    ['an older version without a basis', { notes: 'Wet' }],
    ['a broken one', { notes: 'Wet', $start: 'x' }],
    ['one without values', { notes: 'Wet', $start: { basis: {} } }],
    ['one whose basis was not kept', { notes: 'Wet', $start: { initial: { notes: 'Dry' } } }],
  ])('of an edit begins from the row as it is, in %s', (_, stored) => {
    localStorage.setItem('kuu.draft.martha crop.plot', JSON.stringify(stored))
    expect(readStart('crop.plot', { notes: 'Sandy' })).toBeNull()
    expect(readDraft('crop.plot', { notes: 'Sandy' })).toEqual({ notes: 'Wet' })
  })

  test.each([
    ['a field that is no more', { gone: 'x' }],
    ['a text where a list stands', { costs: 'x' }],
    ['an object where a text stands', { cropId: { $ne: '' } }],
    ['a number where a choice stands', { isProblem: 3 }],
    ['a list', [1, 2]],
    ['a text', 'x'],
  ])('of another version leaves out %s', (_, stored) => {
    localStorage.setItem('kuu.draft.martha add-crop', JSON.stringify(stored))
    expect(readDraft('add-crop', EMPTY)).toEqual({})
  })

  test('that cannot be read is none', () => {
    localStorage.setItem('kuu.draft.martha add-crop', '{"cropId": "c1')
    expect(readDraft('add-crop', EMPTY)).toEqual({})
  })
})

test('a form works where the browser has no storage, or a full one', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => writeDraft('help', { text: 'Worms' }, { initial: { text: '' } })).not.toThrow()
  expect(readDraft('help', { text: '' })).toEqual({})
})

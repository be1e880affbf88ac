import { expect } from 'vitest'
import { PASSWORD } from '../village.ts'
import { conform, denied, type Row, text } from './conformance.ts'

const newcomer = { username: 'newcomer', password: PASSWORD, fullName: 'New Comer' }

const registering: Omit<Row, 'name'> = { method: 'POST', path: '/register' }
const signing: Omit<Row, 'name'> = { method: 'POST', path: '/login' }
const people: Row[] = [
  {
    ...registering,
    name: 'a farmer registers',
    body: { ...newcomer, language: 'kpe' },
    has: {
      token: text,
      user: {
        id: text,
        username: 'newcomer',
        fullName: 'New Comer',
        role: 'farmer',
        email: null,
        phone: null,
        location: null,
        language: 'kpelle',
        preferredLocation: '',
        isActive: true,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    },
    hasNot: ['password', 'argon2'],
  },
  {
    ...registering,
    name: 'registering cannot choose a role',
    body: { ...newcomer, role: 'admin', id: 'martha', isActive: false },
    has: { user: { role: 'farmer', isActive: true, id: expect.stringMatching(/^[\da-f-]{36}$/) } },
  },
  {
    ...registering,
    name: 'a username that is taken',
    body: { ...newcomer, username: 'Martha' },
    status: 409,
    has: { message: 'This username is taken', code: 'CONFLICT' },
  },
  {
    ...signing,
    name: 'a wrong password',
    body: { username: 'martha', password: 'wrong' },
    status: 401,
    has: { message: 'Invalid credentials', code: 'UNAUTHORIZED' },
  },
  { ...signing, name: 'no password', body: { username: 'martha' }, status: 400, has: denied('BAD_REQUEST') },
  { ...signing, name: 'malformed JSON', body: '{"username":', status: 400, has: denied('BAD_REQUEST') },
  { ...signing, name: 'a list as body', body: [], status: 400, has: denied('BAD_REQUEST') },
  { name: 'signing out', as: 'martha', method: 'POST', path: '/logout', has: { ok: true } },
  { name: 'signing out without a session', method: 'POST', path: '/logout', status: 401 },
]

const nothing: Row[] = [
  { name: 'entering the demo is tRPC only', method: 'POST', path: '/enterDemo', body: { role: 'farmer' }, status: 404 },
  { name: 'an unknown path', path: '/nothing/here', status: 404, has: denied('NOT_FOUND') },
  { name: 'a write to an unknown path', method: 'PUT', path: '/crops', body: {}, status: 404 },
  { name: 'no path at all', path: '/', status: 404, has: denied('NOT_FOUND') },
  { name: 'a limit that is no number', path: '/advisories?limit=many', status: 400, has: denied('BAD_REQUEST') },
  { name: 'a limit of zero', path: '/advisories?limit=0', status: 400 },
  { name: 'a limit above the maximum', path: '/advisories?limit=501', status: 400 },
]

conform([...people, ...nothing])

import { conform, denied, type Row, text } from './conformance.ts'

const refused = (path: string, message: string) => ({ message, code: 'BAD_REQUEST', issues: [{ path, message }] })
const ruth = { as: 'ruth' } as const
const DOLO = { username: 'comfort', fullName: 'Comfort Dolo', email: 'c@example.org', phone: '+231 77 000 0001', location: 'Gbarnga', language: 'french', role: 'extension_agent' } // biome-ignore format: one row
const LAST = { message: 'This is the last active administrator. Make another one first', code: 'CONFLICT' }

const users: Row[] = [
  { ...ruth, name: 'all users', path: '/admin/users?sort=fullName', has: [{ id: 'hawa', role: 'extension_agent', version: 1 }, { id: 'joseph' }, { id: 'martha' }, { id: 'ruth' }], hasNot: ['password', 'usernameKey'] }, // biome-ignore format: one row
  { ...ruth, name: 'the users of a role', path: '/admin/users?role=farmer&state=active&sort=fullName&limit=1', has: [{ id: 'joseph' }] }, // biome-ignore format: one row
  { ...ruth, name: 'a user who is found', path: '/admin/users?q=kollie', has: [{ id: 'martha' }] },
  { ...ruth, name: 'a user who is found by the other name of the parameter', path: '/admin/users?search=kollie', has: [{ id: 'martha' }] }, // biome-ignore format: one row
  { ...ruth, name: 'users of an unknown role', path: '/admin/users?role=king', status: 400 },
  { ...ruth, name: 'a new user', method: 'POST', path: '/admin/users', body: DOLO, has: { ...DOLO, phone: '+231770000001', id: text, isActive: true, code: text, codeExpiresAt: '2026-11-22T12:00:00.000Z' } }, // biome-ignore format: one row
  { ...ruth, name: 'a new user of nothing but names', method: 'POST', path: '/admin/users', body: { username: 'comfort', fullName: 'Comfort' }, has: { role: 'farmer', language: 'english', email: null, phone: null } }, // biome-ignore format: one row
  { ...ruth, name: 'a new user without a name', method: 'POST', path: '/admin/users', body: { ...DOLO, fullName: ' ' }, status: 400, has: refused('fullName', 'Full name is required') }, // biome-ignore format: one row
  { ...ruth, name: 'a new user without a username', method: 'POST', path: '/admin/users', body: { ...DOLO, username: undefined }, status: 400, has: refused('username', 'Username is required') }, // biome-ignore format: one row
  { ...ruth, name: 'a new user with a wrong address', method: 'POST', path: '/admin/users', body: { ...DOLO, email: 'c@' }, status: 400, has: refused('email', 'Must be a valid email address') }, // biome-ignore format: one row
  { ...ruth, name: 'a new user whose username is taken', method: 'POST', path: '/admin/users', body: { ...DOLO, username: 'Martha' }, status: 409, has: { message: 'This username is taken' } }, // biome-ignore format: one row
  { ...ruth, name: 'a new user who brings a password', method: 'POST', path: '/admin/users', body: { ...DOLO, password: 'x', isActive: false }, has: { isActive: true } }, // biome-ignore format: one row
  { ...ruth, name: 'a changed user', method: 'PATCH', path: '/admin/users/martha', body: { location: 'Kakata', email: '' }, has: { id: 'martha', location: 'Kakata', email: null, fullName: 'Martha Kollie', version: 2 } }, // biome-ignore format: one row
  { ...ruth, name: 'an unknown user', method: 'PATCH', path: '/admin/users/nobody', body: { location: 'Kakata' }, status: 404 }, // biome-ignore format: one row
  { ...ruth, name: 'the last administrator is demoted', method: 'PATCH', path: '/admin/users/ruth', body: { role: 'farmer' }, status: 409, has: LAST }, // biome-ignore format: one row
  { ...ruth, name: 'a deactivated user', method: 'PATCH', path: '/admin/users/martha/deactivate', has: { id: 'martha', isActive: false } }, // biome-ignore format: one row
  { ...ruth, name: 'the last administrator is deactivated', method: 'PATCH', path: '/admin/users/ruth/deactivate', status: 409, has: LAST }, // biome-ignore format: one row
  { ...ruth, name: 'an unknown user is deactivated', method: 'PATCH', path: '/admin/users/nobody/deactivate', status: 404 }, // biome-ignore format: one row
  { ...ruth, name: 'a reactivated user', given: (v) => v.as(v.people.ruth).admin.users.deactivate({ id: 'martha' }), method: 'PATCH', path: '/admin/users/martha/reactivate', has: { id: 'martha', isActive: true } }, // biome-ignore format: one row
  { ...ruth, name: 'a one-time code', method: 'POST', path: '/admin/users/martha/password-code', has: { id: 'martha', username: 'martha', fullName: 'Martha Kollie', code: text, codeExpiresAt: text } }, // biome-ignore format: one row
  { name: 'a wrong one-time code', method: 'POST', path: '/set-password', body: { username: 'martha', code: 'abcd', password: 'a long enough one' }, status: 401, has: denied('UNAUTHORIZED') }, // biome-ignore format: one row
  { name: 'a weak password with a code', method: 'POST', path: '/set-password', body: { username: 'martha', code: 'abcd', password: 'password' }, status: 400 }, // biome-ignore format: one row
  { name: 'a password without a code', method: 'POST', path: '/set-password', body: { username: 'martha', code: ' ', password: 'a long enough one' }, status: 400, has: refused('code', 'Please enter the code') }, // biome-ignore format: one row
]

const PATHS = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['PATCH', '/admin/users/martha'],
  ['PATCH', '/admin/users/martha/deactivate'],
  ['PATCH', '/admin/users/martha/reactivate'],
  ['POST', '/admin/users/martha/password-code'],
  ['POST', '/admin/users/deactivate'],
  ['POST', '/admin/users/reactivate'],
] as const
const rights: Row[] = PATHS.flatMap(([method, path]): Row[] => [
  { name: `a visitor and ${method} ${path}`, method, path, status: 401, has: denied('UNAUTHORIZED') },
  { name: `a farmer and ${method} ${path}`, as: 'martha', method, path, status: 403, has: denied('FORBIDDEN') },
  { name: `an agent and ${method} ${path}`, as: 'hawa', method, path, status: 403, has: denied('FORBIDDEN') },
])

conform([...users, ...rights])

import { expect, test } from 'vitest'
import { credentials, registration } from './session.schema.ts'

const martha = { username: 'martha', password: 'correct horse', fullName: 'Martha Kollie' }

test('registration requires only three fields from a farmer', () => {
  expect(registration.parse(martha)).toEqual({
    ...martha,
    phone: null,
    email: null,
    location: null,
    language: null,
  })
})

test.each([
  ['en', 'english'],
  ['lor', 'loma'],
  ['kpelle', 'kpelle'],
  [null, null],
  [undefined, null],
])('the language %s is kept as %s', (given, kept) => {
  expect(registration.parse({ ...martha, language: given }).language).toBe(kept)
})

test.each(['klingon', '', 'constructor', '__proto__', 'hasOwnProperty', 5])('%s is no language', (language) => {
  expect(registration.safeParse({ ...martha, language }).success).toBe(false)
})

test.each([
  [' martha@example.org ', 'martha@example.org'],
  ['', null],
  [null, null],
])('the address %j is kept as %j', (given, kept) => {
  expect(registration.parse({ ...martha, email: given }).email).toBe(kept)
})

test.each([
  ['email', 'martha', 'Must be a valid email address'],
  ['email', `${'a'.repeat(200)}@example.org`, 'At most 200 characters'],
  ['username', '', 'Username is required'],
  ['username', undefined, 'Username is required'],
  ['username', 'ma', 'At least 3 characters'],
  ['username', 'martha kollie', 'Only letters, digits and . _ @ + -'],
  ['username', 'm'.repeat(65), 'At most 64 characters'],
  ['password', undefined, 'Password is required'],
  ['password', '1234567', 'At least 8 characters'],
  ['password', 'x'.repeat(201), 'At most 200 characters'],
  ['fullName', ' ', 'Full name is required'],
])('a registration with the %s %j is told why not', (field, value, message) => {
  const { error } = registration.safeParse({ ...martha, [field]: value })
  expect(error?.issues[0]).toMatchObject({ path: [field], message })
})

test.each([
  ['username', undefined, 'Username is required'],
  ['username', '', 'Username is required'],
  ['password', undefined, 'Password is required'],
  ['password', '', 'Password is required'],
  ['password', 5, 'Password is required'],
])('signing in with the %s %j is told why not', (field, value, message) => {
  const { error } = credentials.safeParse({ username: 'martha', password: 'x', [field]: value })
  expect(error?.issues).toMatchObject([{ path: [field], message }])
})

test('a password is used as typed, spaces included', () => {
  expect(credentials.parse({ username: ' martha ', password: ' x ' })).toEqual({ username: 'martha', password: ' x ' })
})

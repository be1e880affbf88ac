import type { OwnUser } from '#domain/people/session.schema.ts'
import { ROLES } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'

/** The user whom a browser keeps; throws where that is no user. */
export function parseUser(text: string): OwnUser {
  const user: unknown = JSON.parse(text)
  if (!isUser(user)) throw new SyntaxError('not a user')
  // A user whom an earlier version stored: English is what accounts begin with.
  return { ...user, hasChosenLanguage: user.hasChosenLanguage ?? user.language !== 'english', zone: user.zone ?? null }
}

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)

/** The contract of a user once more, for zod would be the heaviest part of the first view. */
const FIELDS: Record<keyof OwnUser, (value: unknown) => boolean> = {
  id: isText,
  username: isText,
  fullName: isText,
  role: (value) => isText(value) && Object.hasOwn(ROLES, value as string),
  email: isTextOrNull,
  phone: isTextOrNull,
  location: isTextOrNull,
  language: isText,
  hasChosenLanguage: (value) => value === undefined || typeof value === 'boolean',
  preferredLocation: isText,
  isActive: (value) => typeof value === 'boolean',
  createdAt: isText,
  zone: (value) => value === undefined || isTextOrNull(value),
}

const isUser = (value: unknown): value is OwnUser =>
  typeof value === 'object' &&
  value !== null &&
  keysOf(FIELDS).every((field) => FIELDS[field]((value as Record<string, unknown>)[field]))

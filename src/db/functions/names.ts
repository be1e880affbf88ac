import type Database from 'better-sqlite3'
import { folded, nameKey, tidiedName } from '#domain/letters.ts'
import { usernameKey } from '#domain/people/username.ts'

/** What queries, triggers and migrations ask of names. */
export function addNameFunctions(client: Database.Database) {
  // Migration 0004 asks for it.
  client.function('username_key', { deterministic: true }, (name) => usernameKey(String(name)))
  // Triggers of the prices ask for the first, migration 0031 for both.
  client.function('market_key', { deterministic: true }, (name) => nameKey(String(name)))
  client.function('tidied_name', { deterministic: true }, (name) => tidiedName(String(name)))
  // Compares names of places as the search does: 'Édéa' is 'edea'.
  client.function('folded', { deterministic: true }, (text) => (text === null ? null : folded(String(text))))
}

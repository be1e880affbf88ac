import type Database from 'better-sqlite3'
import { folded, keyOfName, tidiedName } from '#domain/letters.ts'
import { searchKey } from '#domain/people/names/search-key.ts'
import { sortKey } from '#domain/people/names/sort-key.ts'
import { usernameKey } from '#domain/people/username.ts'

/** What queries, triggers and migrations ask of names. */
export function addNameFunctions(client: Database.Database) {
  // Migration 0004 asks for it.
  client.function('username_key', { deterministic: true }, (name) => usernameKey(String(name)))
  // Triggers of the prices ask for the first, migration 0031 for both.
  client.function('market_key', { deterministic: true }, (name) => keyOfName(String(name)))
  client.function('tidied_name', { deterministic: true }, (name) => tidiedName(String(name)))
  // Compares names of places as the search does: 'Édéa' is 'edea'.
  client.function('folded', { deterministic: true }, (text) => (text === null ? null : folded(String(text))))
  // What is looked for in words; migration 0035 and the triggers of `search_documents` ask for it.
  client.function('search_key', { deterministic: true }, (text) => (text === null ? null : searchKey(String(text))))
  // By what names stand in lists; migration 0036 and its triggers ask for it.
  client.function('sort_key', { deterministic: true }, (name) => (name === null ? null : sortKey(String(name))))
}

import { dialled, isInternational } from '../phone.ts'

const NAMES_ROW = /^(id|ids|username)$|Ids?$/
const NAMES_NUMBER = /^(number|msisdn)$|phone$/i

/**
 * The rows and telephone numbers that a request and its answer speak of, each once: ids, numbers of tickets, usernames,
 * and phone numbers as they are dialled. Names are left out, for they change.
 */
export function subjectsOf(...spoken: unknown[]): string[] {
  const found = new Set<string>()
  for (const each of spoken) collect(each, '', found)
  return [...found]
}

function collect(value: unknown, key: string, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, key, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) collect(each, name, found)
  else if (typeof value === 'string' && value !== '') collectText(value, key, found)
}

function collectText(value: string, key: string, found: Set<string>) {
  if (NAMES_ROW.test(key)) found.add(value)
  else if (NAMES_NUMBER.test(key)) found.add(isInternational(dialled(value)) ? dialled(value) : value)
}

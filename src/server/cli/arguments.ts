import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Refusal } from '#db/refusal.ts'

/** What was typed is no command, or not how it is used. */
export class UsageRefusal extends Refusal {}

/** Reads what follows a command; what it does not know, and what is too much or too little, is refused. */
export function readArguments<O extends ParseArgsOptionsConfig>(
  args: string[],
  options: O,
  { least = 0, most = least }: { least?: number; most?: number } = {},
) {
  const { values, positionals } = parsed(args, options)
  if (positionals.length < least) throw new UsageRefusal('Something is missing. See: kuu help')
  if (positionals.length > most) throw new UsageRefusal(`'${positionals[most]}' is too much. See: kuu help`)
  return { values, positionals }
}

function parsed<O extends ParseArgsOptionsConfig>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageRefusal(`${error instanceof Error ? error.message : error}. See: kuu help`)
  }
}

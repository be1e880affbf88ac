import { readArguments, UsageRefusal } from './arguments.ts'
import type { Command, Shell } from './shell.ts'

type Words = { first: string[]; second: Map<string, string[]>; options: Map<string, string[]> }

/** Prints the completion of a shell, made from the table of commands. */
export function completion(args: string[], { say }: Shell, commands: Record<string, Command>) {
  const { positionals } = readArguments(args, {}, { least: 1 })
  const words = wordsOf(commands)
  const name = positionals[0] ?? ''
  if (!Object.hasOwn(SCRIPTS, name)) throw new UsageRefusal(`kuu completes for bash, zsh and fish, not for '${name}'.`)
  say(SCRIPTS[name]?.(words) ?? '')
  return {}
}

function wordsOf(commands: Record<string, Command>): Words {
  const names = Object.keys(commands)
  const second = new Map<string, string[]>()
  for (const [first, word] of names.map((name) => name.split(' ')))
    if (first && word) second.set(first, [...(second.get(first) ?? []), word])
  return {
    first: [...new Set(names.map((name) => name.split(' ')[0] ?? ''))],
    second,
    options: new Map(names.map((name) => [name, [...(commands[name]?.usage.match(/--[\w-]+/g) ?? []), '--help', '--json']])), // biome-ignore format: one row
  }
}

const SCRIPTS: Record<string, (words: Words) => string> = { bash, zsh: (words) => `${ZSH}\n${bash(words)}`, fish }

const ZSH = 'autoload -Uz bashcompinit && bashcompinit'

function bash({ first, second, options }: Words) {
  const rows = [
    ...[...second].map(([word, next]) => `    '${word}') words='${next.join(' ')}' ;;`),
    ...[...options].map(([name, each]) => `    '${name}'*) words='${each.join(' ')}' ;;`),
  ]
  return [
    '_kuu() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: of the shell
    '  local cur="${COMP_WORDS[COMP_CWORD]}" words',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: of the shell
    '  case "${COMP_WORDS[*]:1:COMP_CWORD-1}" in',
    `    '') words='${first.join(' ')}' ;;`,
    ...rows,
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$cur") $(compgen -f -- "$cur"))',
    '}',
    'complete -o filenames -F _kuu kuu',
  ].join('\n')
}

function fish({ first, second, options }: Words) {
  return [
    `complete -c kuu -n '__fish_use_subcommand' -a '${first.join(' ')}'`,
    ...[...second].map(
      ([word, next]) => `complete -c kuu -n '__fish_seen_subcommand_from ${word}' -a '${next.join(' ')}'`,
    ),
    ...[...options].flatMap(([name, each]) =>
      each.map(
        (option) => `complete -c kuu -n '__fish_seen_subcommand_from ${name.split(' ').at(-1)}' -l ${option.slice(2)}`,
      ),
    ),
  ].join('\n')
}

/** A rule with what it declares. */
type Style = { head: string; body: string; selectors: Selector[] }
/** A rule, or a group, as `@media`, with its rules. */
type Rule = Style | { head: string; rules: Rule[] }
type Selector = { text: string; classes: string[] }

const GROUP = /^@(?:media|layer|supports|container)\b/
/** Of a screen on which nothing is touched yet. */
const TOUCHED = /:(?:hover|active|focus)/
const ROOT = /^(?::root|:host)[^ >+~]*$/

/**
 * Reads a style sheet of the build once; gives, page by page, the rules that the page is drawn with: those of its
 * classes, without those of a touch, and the variables that these use. The page is then readable before the whole sheet
 * is there.
 */
export function neededStyles(sheet: string): (page: string) => string {
  const rules = parse(sheet)
  return (page) => {
    const classes = new Set([...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
    const needed = withRules(rules, (rule) => ofClasses(rule, classes))
    const used = usedVariables(needed, page)
    return written(withoutUnusedFrames(withRules(needed, (rule) => withVariables(rule, used))))
  }
}

/** Reads what the build minified: no comments, and brackets only in pairs. */
function parse(text: string): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; ; ) {
    const open = nextOf(text, '{;', at)
    if (open < 0) return rules
    const head = text.slice(at, open).trim()
    at = open + 1
    if (text[open] === ';') continue
    const close = closing(text, open)
    const body = text.slice(open + 1, close)
    rules.push(GROUP.test(head) ? { head, rules: parse(body) } : { head, body, selectors: selectorsOf(head) })
    at = close + 1
  }
}

/** Where the first of some characters stands outside of quotes; -1 for nowhere. */
function nextOf(text: string, characters: string, from: number) {
  let quote: string | undefined
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]!
    if (quote) quote = character === quote ? undefined : quote
    else if (character === '"' || character === "'") quote = character
    else if (characters.includes(character)) return at
  }
  return -1
}

function closing(text: string, open: number) {
  let depth = 1
  let at = open
  while (depth > 0) {
    at = nextOf(text, '{}', at + 1)
    if (at < 0) throw new Error('The style sheet ends within a rule')
    depth += text[at] === '{' ? 1 : -1
  }
  return at
}

/** The rules that `change` leaves, and the groups that have any. */
const withRules = (rules: Rule[], change: (rule: Style) => Style | null): Rule[] =>
  rules.flatMap((rule) => {
    if ('body' in rule) return change(rule) ?? []
    const left = withRules(rule.rules, change)
    return left.length > 0 ? { head: rule.head, rules: left } : []
  })

function ofClasses(rule: Style, classes: ReadonlySet<string>): Style | null {
  if (rule.head.startsWith('@')) return rule
  const selectors = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
  return selectors.length > 0 ? { ...rule, head: selectors.map(({ text }) => text).join(',') } : null
}

/**
 * The selectors of a list with the classes that each asks for, without those of a touch. What stands in brackets counts
 * for neither: a rule is kept that asks for more, as `:not(.open)`, and does no harm.
 */
function selectorsOf(list: string): Selector[] {
  const selectors = [{ text: '', bare: '' }]
  let depth = 0
  for (const character of list) {
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) selectors.push({ text: '', bare: '' })
    else {
      const last = selectors.at(-1)!
      last.text += character
      if (depth === 0) last.bare += character
    }
    if (character === '(') depth += 1
  }
  return selectors
    .filter(({ bare }) => !TOUCHED.test(bare))
    .map(({ text, bare }) => ({ text, classes: [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!) }))
}

const declarationsOf = (body: string) => body.split(/;(?![^(]*\))/).filter(Boolean)
const variableOf = (declaration: string) => /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1]

/** The variables that rules and a page name, and those that these are made of. */
function usedVariables(rules: Rule[], page: string): Set<string> {
  const made = new Map<string, string>()
  const named = [page]
  withRules(rules, (rule) => {
    for (const declaration of declarationsOf(rule.body)) {
      const variable = ROOT.test(rule.head) ? variableOf(declaration) : undefined
      if (variable) made.set(variable, `${made.get(variable) ?? ''} ${declaration.slice(variable.length)}`)
      else named.push(declaration)
    }
    return null
  })
  const used = new Set<string>()
  const use = (text: string) => {
    for (const [, variable] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(variable!)) continue
      used.add(variable!)
      use(made.get(variable!) ?? '')
    }
  }
  named.forEach(use)
  return used
}

function withVariables(rule: Style, used: ReadonlySet<string>): Style | null {
  if (!ROOT.test(rule.head)) return rule
  const body = declarationsOf(rule.body).filter((declaration) => {
    const variable = variableOf(declaration)
    return variable === undefined || used.has(variable)
  })
  return body.length > 0 ? { ...rule, body: body.join(';') } : null
}

/** Without the movements that nothing makes. */
function withoutUnusedFrames(rules: Rule[]): Rule[] {
  const rest = written(withRules(rules, (rule) => (rule.head.startsWith('@keyframes') ? null : rule)))
  const isUsed = (head: string) => rest.includes(head.slice('@keyframes '.length))
  return withRules(rules, (rule) => (!rule.head.startsWith('@keyframes') || isUsed(rule.head) ? rule : null))
}

const written = (rules: Rule[]): string =>
  rules.map((rule) => `${rule.head}{${'body' in rule ? rule.body : written(rule.rules)}}`).join('')

/**
 * The shell blocks of docs/operations.md. One that is tried has its name after the language (```sh install); before one
 * that is not, a comment says why: <!-- not tried: … -->.
 */
export function blocksOf(page) {
  return [...page.matchAll(/(?:<!-- not tried: ([^>]*?) -->\n+)?```sh(?: ([a-z-]+))?\n([\s\S]*?)```/g)].map(
    ([, reason, name, commands]) => ({ reason, name, commands }),
  )
}

/** The block of a name; throws where the page has none, or several. */
export function blockNamed(page, name) {
  const found = blocksOf(page).filter((block) => block.name === name)
  if (found.length !== 1) throw new Error(`docs/operations.md has ${found.length} blocks '${name}'`)
  return found[0].commands
}

import type { CDPSession, Page } from '@playwright/test'

const INTERACTIVE = [
  'button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'switch', 'radio', 'spinbutton', 'slider', 'tab',
  'menuitem', 'menuitemradio', 'DisclosureTriangle',
] // biome-ignore format: one list

type Node = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
}
type Control = { role: string; name: string; part: string; url: string | undefined }

/** The parts of a field of a day or an hour are the browser's own. */
const OF_BROWSER = ['Date', 'InputTime', 'DateTime']
/** What names the thing that it is about may stand twice on a screen: in a list, and among what is due. */
const SAME = /^button “(?:Read Full Advisory|Complete|Move|Confirm): /

const sessions = new WeakMap<Page, CDPSession>()

/** The tree that Chromium gives to a screen reader: without what styles hide from it. */
async function treeOf(page: Page): Promise<Node[]> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes as Node[]
}

/** What a screen reader cannot tell apart on a screen: controls without a name, and different ones of the same name. */
export async function unclearNames(page: Page): Promise<string[]> {
  const byId = new Map((await treeOf(page)).map((node) => [node.nodeId, node]))
  const controls = [...byId.values()].flatMap((node): Control[] => {
    const { ignored, role, name, properties } = node
    if (ignored || !role || !INTERACTIVE.includes(role.value) || within(node, byId, OF_BROWSER)) return []
    const part = within(node, byId, ['navigation'])?.nodeId ?? ''
    const url = properties?.find((each) => each.name === 'url')?.value.value
    return [{ role: role.value, name: name?.value.trim() ?? '', part, url: typeof url === 'string' ? url : undefined }]
  })
  const nameless = controls
    .filter(({ name }) => name === '')
    .map(({ role, url }) => `${role} without a name ${url ?? ''}`)
  const byName = Map.groupBy(
    controls.filter(({ name }) => name !== ''),
    ({ role, name, part }) => `${role} “${name}” ${part}`,
  )
  const alike = [...byName].filter(([name, each]) => each.length > 1 && !isOne(each) && !SAME.test(name))
  return [...nameless, ...alike.map(([name, each]) => `${each.length} times ${name}`)]
}

/** What of these roles a part of the tree lies in. */
function within({ parentId }: Node, byId: Map<string, Node>, roles: string[]): Node | undefined {
  const parent = parentId === undefined ? undefined : byId.get(parentId)
  return !parent || roles.includes(parent.role?.value ?? '') ? parent : within(parent, byId, roles)
}

/** Whether links of one name lead to one place. */
const isOne = ([first, ...others]: Control[]) =>
  first?.url !== undefined && others.every(({ url }) => url === first.url)

/**
 * Whether the screen has one heading of its own, a title that no other one has, and the way to help after its content.
 * `titles` are those seen so far.
 */
export async function titleFaults(page: Page, screen: string, titles: Map<string, string>): Promise<string[]> {
  const [count, title] = [await page.locator('h1:visible').count(), await page.title()]
  const owner = titles.get(title) ?? screen
  titles.set(title, owner)
  return [
    ...(count === 1 ? [] : [`${count} headings of level 1`]),
    ...(screen === 'landing' ||
    (await page
      .getByRole('contentinfo')
      .getByRole('link')
      .last()
      .textContent({ timeout: 2_000 })
      .catch(() => '')) === 'Help'
      ? []
      : ['no way to help at its end']),
    // A filter is no other screen.
    ...(owner === screen.replace(/\?status=.*/, '') || owner === screen ? [] : [`the title of ${owner}: ${title}`]),
    ...(/\S · \S|: /.test(title) ? [] : [`no title of its own: ${title}`]),
  ]
}

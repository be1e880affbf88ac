import { resolve } from 'node:path'
import {
  isIntersectionTypeNode,
  isPropertySignatureDeclaration,
  isTypeLiteralNode,
  isTypeReferenceNode,
  type Node,
  type TypeLiteralNode,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'
import { appRouter } from '#routers/index.ts'
import { schemasOf } from '#server/api/schemas.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PROJECTS = ['src/client/tsconfig.json', 'src/domain/tsconfig.json'].map((project) => resolve(ROOT, project))

/** The names of the members of every object in an answer. */
function objectsIn(schema: unknown, seen = new Set<unknown>()): ReadonlySet<string>[] {
  const def = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def
  if (!def || seen.has(schema)) return []
  seen.add(schema)
  const { shape, element, innerType, in: before, out: after, valueType, options = [], items = [] } = def
  const members = Object.values((shape as object | undefined) ?? {})
  const inner = [element, innerType, before, after, valueType, ...(options as unknown[]), ...(items as unknown[])]
  return [
    ...(shape ? [new Set(Object.keys(shape as object))] : []),
    ...[...members, ...inner].flatMap((each) => objectsIn(each, seen)),
  ]
}

const ANSWERS = Object.keys(appRouter._def.procedures).flatMap((path) => objectsIn(schemasOf(path).output))

/**
 * A type written by hand that an answer fits: one that has all members that must be there, and some of those that may.
 * An answer that is handed to it would lose the latter without an error.
 */
function isRepeat(type: TypeLiteralNode): boolean {
  const members = type.members.filter(isPropertySignatureDeclaration)
  const named = members.flatMap(({ name, postfixToken }) =>
    'text' in name ? [{ name: name.text, isOptional: postfixToken !== undefined }] : [],
  )
  const isMore = isIntersectionTypeNode(type.parent) && type.parent.types.some(isTypeReferenceNode)
  const required = named.filter(({ isOptional }) => !isOptional)
  const optional = named.filter(({ isOptional }) => isOptional)
  if (required.length === 0 && optional.length < (isMore ? 1 : 2)) return false
  return ANSWERS.some(
    (names) =>
      required.every(({ name }) => names.has(name)) &&
      (required.length > 0
        ? optional.some(({ name }) => names.has(name))
        : optional.every(({ name }) => names.has(name))),
  )
}

function repeatsIn(file: Node): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isTypeLiteralNode(node) && isRepeat(node)) found.push(node.getText().replace(/\s+/g, ' '))
    node.forEachChild(visit)
  }
  file.forEachChild(visit)
  return found
}

/** Types that no answer is handed to, though one would fit: what is shown, where a screen is, and what is sent. */
const OF_ANOTHER = [
  'src/client/ui/',
  'src/client/shell/sign-out/SignOut.tsx',
  'src/client/features/crops/CropDrawing.tsx',
  'src/client/offline/optimistic/shown-crop.ts',
  'src/client/features/operations/admin/useSaveRecord.ts',
  'src/client/routes/_admin/admin/loans/index.tsx',
  'src/client/routes/_agent/agent/farmers/-components/useFarmers.ts',
  'src/domain/crops/changed-crop.ts',
  // What is wrong with a border, of which an import tells a part, and the members of a file of others.
  'src/domain/fields/border/read-ring.ts',
  'src/domain/fields/formats/read/',
  'src/domain/finance/product-admin.schema.ts',
  'src/domain/support/visits/visit-day.schema.ts',
]

test('no type repeats members of an answer as optional: it would miss their rename', { timeout: 120_000 }, () => {
  const api = new API({ cwd: ROOT })
  const projects = api.updateSnapshot({ openProjects: PROJECTS }).getProjects()
  const found = projects.flatMap(({ program, configFileName }) =>
    program
      .getSourceFileNames()
      .filter((file) => file.startsWith(resolve(configFileName, '..')) && !/\.json$|\.gen\./.test(file))
      .flatMap((file) =>
        repeatsIn(program.getSourceFile(file)!).map((type) => `${file.slice(ROOT.length + 1)}: ${type}`),
      ),
  )
  api.close()
  expect(found.filter((each) => !OF_ANOTHER.some((place) => each.startsWith(place)))).toEqual([])
  expect(OF_ANOTHER.filter((place) => !found.some((each) => each.startsWith(place)))).toEqual([])
})

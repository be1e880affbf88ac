import * as z from 'zod'
import { schemasOf } from '../schemas.ts'
import { REST, type Route } from './table.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema
/** A row of the table with what its procedure says of itself. */
export type RestProcedure = Route & {
  /** What a caller sends, as JSON Schema; every input of the procedure joined into one object. */
  input: { properties: Record<string, JsonSchema>; required: string[] }
  output: JsonSchema
  /** Whether the answer is a page: its items are sent bare, its cursor in a Link header. */
  paged: boolean
  /** Whether the answer is a list of records, which can be sent as a file for a spreadsheet too. */
  isList: boolean
  /** Whether a visitor without a session is refused. */
  needsSession: boolean
  params: string[]
}

/**
 * The table, with what each procedure says of itself. A procedure is read when it is first asked for, and once in a
 * process: to read them all takes longer than everything else a server does before its first answer.
 */
export const restProcedures = (): readonly RestProcedure[] => PROCEDURES

const PROCEDURES = REST.map((route): RestProcedure => {
  let read: ProcedureSchemas | undefined
  const schemas = () => {
    read ??= schemasFor(route)
    return read
  }
  return {
    ...route,
    params: [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
    get input() {
      return schemas().input
    },
    get output() {
      return schemas().output
    },
    get paged() {
      return schemas().paged
    },
    get isList() {
      return schemas().isList
    },
    get needsSession() {
      return schemas().needsSession
    },
  }
})

type ProcedureSchemas = Pick<RestProcedure, 'input' | 'output' | 'paged' | 'isList' | 'needsSession'>

function schemasFor({ method, procedure }: Route): ProcedureSchemas {
  const { inputs, output, meta } = schemasOf(procedure)
  const sent = inputs.map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const answered = z.toJSONSchema(output, { unrepresentable: 'any' })
  const paged = 'nextCursor' in (answered.properties ?? {})
  const sentAs = paged ? (answered.properties?.items as JsonSchema) : answered
  return {
    input: {
      properties: Object.assign({}, ...sent.map(({ properties }) => properties ?? {})),
      required: [...new Set(sent.flatMap(({ required }) => required ?? []))],
    },
    output: sentAs,
    paged,
    isList: method === 'GET' && (sentAs.items as JsonSchema | undefined)?.properties !== undefined,
    needsSession: meta?.needsSession === true,
  }
}

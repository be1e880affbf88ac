import type { AnyMutationProcedure, AnyProcedure, inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { ValueAt } from '#client/i18n/value-at.ts'
import type { AppRouter } from '#routers/index.ts'
import type { Misnamed } from './kinds-by-name.ts'

/** What a procedure takes and gives, by its path: 'farmer.crops.add'. */
export type InputOf<Path extends ProcedurePath> = ValueAt<Checked<Inputs, Misnamed<Inputs>>, Path>
export type OutputOf<Path extends ProcedurePath> = ValueAt<Checked<Outputs, Misnamed<Outputs>>, Path>

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>
/** A contract; an error above where a member's type is not what its name says. */
type Checked<Contract, _Wrong extends Odd> = Contract
/** A place in a list, and a number that grows with each event. */
type Odd = 'admin.builder.move.at' | 'admin.audit.list.items.id'

type PathsIn<Tree, Kind, Before extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends AnyProcedure
    ? Tree[Name] extends Kind
      ? `${Before}${Name}`
      : never
    : PathsIn<Tree[Name], Kind, `${Before}${Name}.`>
}[keyof Tree & string]

/** The path of a procedure, or of a mutation: what is written as text fails in the compiler when it is renamed. */
export type ProcedurePath = PathsIn<AppRouter['_def']['record'], AnyProcedure>
export type MutationPath = PathsIn<AppRouter['_def']['record'], AnyMutationProcedure>

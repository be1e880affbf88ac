import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '#routers/index.ts'

type At<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never

/** What a procedure takes and gives, by its path: 'farmer.crops.add'. */
export type InputOf<Path extends string> = At<inferRouterInputs<AppRouter>, Path>
export type OutputOf<Path extends string> = At<inferRouterOutputs<AppRouter>, Path>

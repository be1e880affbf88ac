import type { InfiniteData, SkipToken, UseInfiniteQueryOptions, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { TRPCClientErrorLike, TRPCProcedureOptions } from '@trpc/client'
import type { CreateTRPCReactBase } from '@trpc/react-query'
import type { TRPCUseQueryBaseOptions, UseTRPCQueryOptions, UseTRPCQueryResult } from '@trpc/react-query/shared'
import type { AnyProcedure, inferProcedureInput, inferProcedureOutput } from '@trpc/server'
import type { AppRouter } from '#routers/index.ts'
import type { Exact } from './exact.ts'

/**
 * tRPC's hooks and calls, whose inputs have no key that the procedure does not know. tRPC's own types let an object be
 * handed on with any other key, which the server drops: a filter that was renamed would silently do nothing.
 */
type Tree = AppRouter['_def']['record']
type Failure = TRPCClientErrorLike<AppRouter>

/** The hooks of React, in place of CreateTRPCReact. */
export type ExactHooks = CreateTRPCReactBase<AppRouter, unknown> & HooksOf<Tree>

type HooksOf<Record> = {
  [Name in keyof Record]: Record[Name] extends AnyProcedure
    ? QueryHooks<inferProcedureInput<Record[Name]>, inferProcedureOutput<Record[Name]>>
    : HooksOf<Record[Name]>
}

/** What a query is asked for, where its type is looked up (see query-key.ts). */
export type Asks<Input> = { '~input'?: Input }

type QueryHooks<Input, Output> = Asks<Input> & {
  useQuery: HookOf<Input, Output>
} & (Cursor extends keyof NonNullable<Input>
    ? { useInfiniteQuery: InfiniteHookOf<NonNullable<Input>, Output> }
    : unknown)

type InfiniteHookOf<Input extends { cursor?: unknown }, Output> = <
  Given extends Omit<Input, OfPages>,
  Data = InfiniteData<Output, Input[Cursor]>,
>(
  input: (Given & Exact<Omit<Input, OfPages>, Given>) | SkipToken,
  options: InfiniteOptions<Output, Data, Input[Cursor]>,
) => UseInfiniteQueryResult<Data, Failure>

type HookOf<Input, Output> = undefined extends Input
  ? <Given extends Input, Data = Output>(
      input?: (Given & Exact<Input, Given>) | SkipToken,
      options?: UseTRPCQueryOptions<Output, Data, Failure, Output>,
    ) => UseTRPCQueryResult<Data, Failure>
  : <Given extends Input, Data = Output>(
      input: (Given & Exact<Input, Given>) | SkipToken,
      options?: UseTRPCQueryOptions<Output, Data, Failure, Output>,
    ) => UseTRPCQueryResult<Data, Failure>

/** The hook of pages is there for who asks with a cursor. */
type Cursor = 'cursor'
type OfPages = Cursor | 'direction'

type InfiniteOptions<Output, Data, Position> = Omit<
  UseInfiniteQueryOptions<Output, Failure, Data, readonly unknown[], Position>,
  'queryKey' | 'initialPageParam' | 'queryFn' | 'queryHash' | 'queryHashFn'
> &
  TRPCUseQueryBaseOptions & { initialCursor?: Position }

/** The calls without hooks, in place of TRPCClient. */
export type ExactCalls = CallsOf<Tree>

type CallsOf<Record> = {
  [Name in keyof Record]: Record[Name] extends AnyProcedure
    ? { [Kind in NameOf<Record[Name]>]: Call<inferProcedureInput<Record[Name]>, inferProcedureOutput<Record[Name]>> }
    : CallsOf<Record[Name]>
}

type NameOf<Procedure extends AnyProcedure> = Procedure['_def']['type'] extends 'query' ? 'query' : 'mutate'

/**
 * A call with its input. The second signature is for `useWrite(api.….mutate)`: types are inferred from the last one of
 * a function that is handed on, and nobody can call it.
 */
type Call<Input, Output> = undefined extends Input
  ? (input?: Input, options?: TRPCProcedureOptions) => Promise<Output>
  : {
      <Given extends Input>(input: Given & Exact<Input, Given>, options?: TRPCProcedureOptions): Promise<Output>
      (input: Input, options: TRPCProcedureOptions | undefined, handedOn: never): Promise<Output>
    }

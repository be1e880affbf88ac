/** What lies in an object at a path: of `{ a: { b: number } }` at 'a.b' a number. */
export type ValueAt<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? ValueAt<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never

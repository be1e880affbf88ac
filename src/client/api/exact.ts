/**
 * `Given`, if each of its keys is one of `Contract`, in objects and lists within it too; else a type that no value has.
 * TypeScript looks for surplus keys only where an object is written down, not where one is handed on.
 */
export type Exact<Contract, Given> = Given extends readonly (infer Item)[]
  ? readonly Exact<ItemOf<Contract>, Item>[]
  : Given extends object
    ? { [Key in keyof Given]: Key extends KeyOf<Contract> ? Exact<ValueOf<Contract, Key>, Given[Key]> : never }
    : Given

type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never
type KeyOf<T> = T extends unknown ? keyof T : never
type ValueOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never

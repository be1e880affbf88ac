/**
 * The paths of members whose type is not what their name says: `isLate` and `hasPhoto` are yes or no, `createdAt` is an
 * instant, `id` and `cropId` are texts, `count` is a number. Who asks `isLate ? …`, or puts an id into an address, would
 * not notice another type.
 */
export type Misnamed<T> = T extends readonly (infer Item)[]
  ? Misnamed<Item>
  : T extends object
    ? { [Name in keyof T & string]: WrongIn<Name, NonNullable<T[Name]>> }[keyof T & string]
    : never

type WrongIn<Name extends string, Value> = [Value] extends [KindOf<Name>] ? `${Name}.${Misnamed<Value>}` : Name

/** A convention by which days are counted is a word. */
type KindOf<Name extends string> = Name extends 'dayCount'
  ? string
  : Name extends `${'is' | 'has' | 'can' | 'was' | 'needs'}${Capital}${string}`
    ? boolean
    : Name extends 'id' | 'at' | `${string}${'Id' | 'At'}`
      ? string
      : Name extends 'count' | `${string}Count`
        ? number
        : unknown
type Capital = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z' // biome-ignore format: one list

export type MessageTree = { readonly [key: string]: string | MessageTree }

/** English, with every message that the translation has in place of its own. */
export const over = (english: MessageTree, translation: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = translation[key]
      if (typeof value === 'string') return [key, typeof own === 'string' ? own : value]
      return [key, typeof own === 'object' ? over(value, own) : value]
    }),
  )

export type MessageTree = { readonly [key: string]: string | MessageTree }

/** The English messages, replaced by those of the translation where it has them. */
export const mergeMessages = (english: MessageTree, translation: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = translation[key]
      if (typeof value === 'string') return [key, typeof own === 'string' ? own : value]
      return [key, typeof own === 'object' ? mergeMessages(value, own) : value]
    }),
  )

import { createTranslator, type ICUArgs, type ICUTags } from 'use-intl'
import type { Messages } from './messages.gen.ts'
import type { Shown } from './shown.ts'
import type { ValueAt } from './value-at.ts'

/**
 * Gives messages where there is no component; useTranslations does so within one, and says why the types are our own.
 */
export const translatorOf = <Section = Messages>(locale: string, messages: Partial<Messages>) =>
  createTranslator({ locale, messages }) as unknown as Translate<Section>

/**
 * The messages of checks and refusals alone: with those of all sections, the error of an id without a message would have
 * the compiler work out the values of each of four thousand messages.
 */
export type Problems = Pick<Messages, 'problems'>

/** Gives the messages of a section by their keys, each with the values that it takes. */
export type Translate<Section> = {
  <Key extends KeyOf<Section>>(key: Key, ...values: ValuesOf<ValueAt<Section, Key>>): string
  /** For a message with tags: each is a function that gives its element. */
  rich: <Key extends KeyOf<Section>>(key: Key, values: Values<ValueAt<Section, Key>, Tag>) => Shown
  has: (key: KeyOf<Section>) => boolean
}
type Tag = (chunks: Shown) => Shown

/** The path of a section in the messages: 'account.signIn'. */
export type SectionName = SectionOf<Messages>
type SectionOf<Section> = {
  [Name in keyof Section & string]: Section[Name] extends string ? never : Name | `${Name}.${SectionOf<Section[Name]>}`
}[keyof Section & string]

type KeyOf<Section> = {
  [Name in keyof Section & string]: Section[Name] extends string ? Name : `${Name}.${KeyOf<Section[Name]>}`
}[keyof Section & string]

/** A key that may be one of several takes the values of them all. */
type ValuesOf<Message> = [Message] extends [''] ? [] : [values: Values<Message, never>]
type Values<Message, Tags> = (Message extends string ? (values: Of<Message, Tags>) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never

type Of<Message extends string, Tags> = ICUArgs<Message, Kinds> &
  ([Tags] extends [never] ? unknown : ICUTags<Message, Tags>)
type Kinds = { ICUArgument: string; ICUNumberArgument: number | bigint; ICUDateArgument: Date }

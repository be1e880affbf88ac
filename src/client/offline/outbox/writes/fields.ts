import { now } from '#client/phone/clock.ts'
import { getSession } from '#client/phone/session.ts'
import { changedField, newField } from '#domain/fields/changed-field.ts'
import { shownField } from './shown-field.ts'
import { type Writes, withId } from './write.ts'

const ofField = ({ id }: { id?: string | undefined }) => [id!]

/** The farmer whose field it is, whose list shows the write: the procedure finds the field by its id alone. */
const withFarmer = <I extends { id: string }>(input: I): I & { farmerId: string } => ({
  ...input,
  farmerId: shownField(input.id)?.farmerId ?? getSession()?.user.id ?? '',
})

/** What is written about fields. Loaded with the first such write. */
export const FIELD_WRITES = {
  'farmer.fields.create': {
    words: 'addField',
    prepare: withId,
    rows: ofField,
    lists: ['fields'],
    optimisticAnswer: (input) => newField(input, now().toISOString()),
  },
  'farmer.fields.change': {
    words: 'changeField',
    prepare: withFarmer,
    rows: ofField,
    lists: ['fields'],
    optimisticAnswer: (input) => changedField({ ...shownField(input.id)! }, input),
  },
  'farmer.fields.remove': {
    words: 'removeField',
    prepare: withFarmer,
    rows: ofField,
    lists: ['fields'],
    optimisticAnswer: ({ id }) => ({ id }),
  },
  'farmer.fields.restore': {
    words: 'restoreField',
    prepare: withFarmer,
    rows: ofField,
    lists: ['fields'],
    optimisticAnswer: ({ id }) => shownField(id)!,
  },
} satisfies Writes

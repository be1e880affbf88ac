import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import type { Field } from '#domain/fields/field.schema.ts'

/** The parts of a field; each has an address of its own. */
export const FIELD_TABS = ['map', 'soil', 'work', 'weather'] as const
export type FieldTab = (typeof FIELD_TABS)[number]
export type FieldSearch = { tab?: FieldTab }

/** Reads the part from an address. */
export const fieldSearch = ({ tab }: Record<string, unknown>): FieldSearch => ({
  tab: FIELD_TABS.find((each) => each === tab),
})

/** The page of a field: its farmer and the agents have one each. */
export type FieldPlace = '/fields/$fieldId' | '/agent/fields/$fieldId'

/** What each part of a field is given. */
export type FieldPanelProps = { field: Pending<Field>; place: FieldPlace }

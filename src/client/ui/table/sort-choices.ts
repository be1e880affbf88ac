import type { TableColumn } from './columns.ts'

type Words = (key: 'rising' | 'falling', values: { head: string }) => string

/** The orders of a table by its heads, for a phone, which has no heads to press. */
export const sortChoices = <Row, Sort extends string>(columns: readonly TableColumn<Row, Sort>[], t: Words) =>
  columns.flatMap(({ head, sort }) =>
    (sort ?? []).map((value) => ({ value, label: t(value.startsWith('-') ? 'falling' : 'rising', { head }) })),
  )

import type { ReactElement } from 'react'

/**
 * What an element may show: what React can, without numbers. A number is written as the reader writes it
 * (`format.number`), and a text of a contract that becomes one is an error wherever it is shown.
 */
export type Shown = string | boolean | null | undefined | ReactElement | Iterable<Shown>

import { Fragment } from 'react'
import type { LocalName } from '#domain/crops/crop-names.ts'

/** What a crop is called in the languages of a country, each name marked with its language. */
export const LocalNames = ({ names }: { names: readonly LocalName[] }) =>
  names.map(({ text, tag }, at) => (
    <Fragment key={text}>
      {at > 0 && ' · '}
      <span lang={tag ?? undefined}>{text}</span>
    </Fragment>
  ))

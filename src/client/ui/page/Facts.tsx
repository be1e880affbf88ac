import type { Shown } from '#client/i18n/shown.ts'
import { Value } from '../value/Value.tsx'
import classes from './Facts.module.css'

export type Fact = readonly [name: string, value: string]

/** Names and their values, a line each; `children` are lines of another kind. */
export const Facts = ({ facts, children }: { facts: readonly Fact[]; children?: Shown }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Value>{value}</Value>
        </dd>
      </div>
    ))}
    {children}
  </dl>
)

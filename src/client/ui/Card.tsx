import type { ComponentProps } from 'react'
import classes from './Card.module.css'

/** One card, one thing: a hairline border on paper. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={className ? `${classes.card} ${className}` : classes.card} {...rest} />
)

import type { ComponentProps } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import classes from './Card.module.css'

interface CardProps extends Omit<ComponentProps<'div'>, 'children'> {
  children?: Shown
}

/** One card, one thing: a hairline border on paper. */
export const Card = ({ className, ...rest }: CardProps) => (
  <div className={className ? `${classes.card} ${className}` : classes.card} {...rest} />
)

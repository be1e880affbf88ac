import { IconCheck } from '@tabler/icons-react'
import classes from './CourseScreen.module.css'

export const Ticks = ({ items }: { items: readonly string[] }) => (
  <ul className={classes.ticks} lang="en">
    {items.map((item) => (
      <li key={item}>
        <IconCheck size={20} aria-hidden="true" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)

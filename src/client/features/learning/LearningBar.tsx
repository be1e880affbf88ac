import classes from './LearningBar.module.css'

/** How far something has come, in percent. */
export const LearningBar = ({ label, percent }: { label: string; percent: number }) => (
  <div
    className={classes.bar}
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-label={label}
  >
    <span style={{ width: `${percent}%` }} />
  </div>
)

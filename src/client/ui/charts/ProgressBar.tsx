import classes from './ProgressBar.module.css'

type ProgressBarProps = {
  /** 0 to 100. */
  percent: number
  /** What progresses; null where a figure beside the bar says it already. */
  label: string | null
}

/** How far something has come. */
export const ProgressBar = ({ percent, label }: ProgressBarProps) => (
  <div className={classes.bar} {...(label === null ? { 'aria-hidden': true } : progressOf(label, percent))}>
    <span style={{ width: `${percent}%` }} />
  </div>
)

const progressOf = (label: string, percent: number) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': percent,
})

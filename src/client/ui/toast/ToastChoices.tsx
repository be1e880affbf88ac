import { Button } from '@mantine/core'
import classes from './Toaster.module.css'
import type { Toast } from './toasts.ts'

type ToastChoicesProps = { choices: NonNullable<Toast['choices']>; onDone: () => void }

/** The answers to what a toast asks. One closes the toast, so that it is given once. */
export const ToastChoices = ({ choices, onDone }: ToastChoicesProps) => (
  <span className={classes.choices}>
    {choices.map(({ label, lang, choose }) => (
      <Button
        key={label}
        variant="light"
        lang={lang}
        onClick={() => {
          onDone()
          choose()
        }}
      >
        {label}
      </Button>
    ))}
  </span>
)

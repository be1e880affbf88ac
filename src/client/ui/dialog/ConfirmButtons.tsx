import { Button } from '@mantine/core'
import classes from './ConfirmButtons.module.css'

type ConfirmButtonsProps = {
  /** What is done, and what leaves everything as it is. */
  yes: string
  no: string
  /** Left out where it cannot be done: then the question can only be left. */
  onYes: (() => void) | undefined
  onNo: () => void
  isPending: boolean
  /** It takes something away. */
  isGrave?: boolean
  isDisabled?: boolean
}

/** The two answers to the question of a dialog. */
export function ConfirmButtons({ yes, no, onYes, onNo, isPending, isGrave, isDisabled = false }: ConfirmButtonsProps) {
  return (
    <div className={classes.buttons}>
      {onYes && (
        <Button
          size="md"
          color={isGrave ? 'clay' : undefined}
          disabled={isDisabled}
          loading={isPending}
          onClick={onYes}
        >
          {yes}
        </Button>
      )}
      <Button size="md" variant="default" onClick={onNo}>
        {no}
      </Button>
    </div>
  )
}

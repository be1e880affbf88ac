import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Card } from './Card.tsx'
import classes from './OfThisPhone.module.css'

/** Says that a list is the part of it that the phone keeps, for the server could not be asked. */
export function OfThisPhone({ text, onRetry }: { text: string; onRetry: () => void }) {
  const retry = useTranslations('common.action')('retry')
  return (
    <Card className={classes.note}>
      <span>{text}</span>
      <Button variant="subtle" onClick={onRetry}>
        {retry}
      </Button>
    </Card>
  )
}

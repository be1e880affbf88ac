import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './OfThisPhone.module.css'

/** Says that the list shows only what is cached, because the server cannot be reached. */
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

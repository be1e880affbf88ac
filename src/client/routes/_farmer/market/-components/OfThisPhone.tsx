import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Card } from '#client/ui/Card.tsx'
import classes from './OfThisPhone.module.css'

/** Says that these are the cached prices, because the server cannot be reached. */
export function OfThisPhone({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('market')
  const retry = useTranslations('common.action')('retry')
  return (
    <Card className={classes.note}>
      <span>{t('ofPhone')}</span>
      <Button variant="subtle" onClick={onRetry}>
        {retry}
      </Button>
    </Card>
  )
}

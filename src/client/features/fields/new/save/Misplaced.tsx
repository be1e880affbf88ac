import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '../NewField.module.css'

type MisplacedProps = {
  as: 'axesSwapped' | 'otherCountry'
  onBack: () => void
  /** Writes latitude and longitude the other way round, where corners were typed. */
  onSwap?: (() => void) | undefined
}

/** A border that does not lie where its farmer farms, with the way out. */
export function Misplaced({ as, onBack, onSwap }: MisplacedProps) {
  const t = useTranslations('fields.save')
  return (
    <div className={classes.mend} role="alert">
      <p>{t(as)}</p>
      <div className={classes.buttons}>
        {as === 'axesSwapped' && onSwap && <Button onClick={onSwap}>{t('swap')}</Button>}
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

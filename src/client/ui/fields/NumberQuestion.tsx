import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './NumberQuestion.module.css'
import { useNumberText } from './number-text.ts'

type NumberQuestionProps = {
  meanings: readonly [thousands: number, decimals: number]
  onAnswer: (meant: number) => void
}

/** '150,000' may be one hundred and fifty thousand, or one hundred and fifty with three decimals. */
export function NumberQuestion({ meanings, onAnswer }: NumberQuestionProps) {
  const t = useTranslations('common.number')
  const { grouped } = useNumberText()
  const [thousands, decimals] = meanings.map((meant) => grouped(meant)) as [string, string]
  return (
    <span role="alert" className={classes.question}>
      <span>{t('which', { thousands, decimals })}</span>
      {meanings.map((meant) => (
        <Button key={meant} variant="light" className={classes.choice} onClick={() => onAnswer(meant)}>
          {grouped(meant)}
        </Button>
      ))}
    </span>
  )
}

import { Button } from '@mantine/core'
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { DueAdvice } from '#domain/advice/advisory.schema.ts'
import type { AdvisoryAnswer } from '#domain/advice/advisory.ts'
import { langOfWord } from '#domain/languages.ts'
import classes from './AnsweredAdvice.module.css'
import { useUndoAnswer } from './useAnswer.ts'

export type Answered = DueAdvice & { answer: AdvisoryAnswer }

/** Dated advice that was answered, until its last day; collapsed. Each answer can be taken back here. */
export default function AnsweredAdvice({ answered }: { answered: Answered[] }) {
  const t = useTranslations('advisories.due')
  return (
    <details className={classes.answered}>
      <summary>
        <Value>{t('answered', { count: String(answered.length) })}</Value>
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      <ul>
        {answered.map((due) => (
          <AnsweredRow key={due.id} due={due} />
        ))}
      </ul>
    </details>
  )
}

function AnsweredRow({ due: { id, advisory, cropName: name, answer } }: { due: Answered }) {
  const t = useTranslations('advisories.due')
  const common = useTranslations('common.undo')
  const cropName = useCropNames()
  const undo = useUndoAnswer()
  return (
    <li>
      <span>
        <b lang={langOfWord(advisory.language)}>{advisory.title}</b>
        <Value>{cropName(name)}</Value> · <Value>{t(answer)}</Value>
      </span>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
        aria-label={t('undoNamed', { title: advisory.title })}
        loading={undo.isPending}
        onClick={() => undo.mutate({ deliveryId: id })}
      >
        {common('action')}
      </Button>
    </li>
  )
}

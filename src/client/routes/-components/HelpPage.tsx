import { IconChevronDown } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './PaperPage.module.css'
import { PaperPage } from './PaperPage.tsx'

const QUESTIONS = [
  'addCrop',
  'moveCrop',
  'hectare',
  'ask',
  'emergency',
  'weather',
  'prices',
  'offline',
  'languages',
  'cost',
  'password',
  'data',
] as const

export function HelpPage() {
  const t = useTranslations('papers.help')
  return (
    <PaperPage title={t('title')} lead={t('lead')}>
      <div className={classes.questions}>
        {QUESTIONS.map((question) => (
          <details key={question} className={classes.question}>
            <summary>
              {t(`${question}.q`)}
              <IconChevronDown size={20} aria-hidden="true" />
            </summary>
            <p>{t(`${question}.a`)}</p>
          </details>
        ))}
      </div>
    </PaperPage>
  )
}

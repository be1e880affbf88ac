import { Button } from '@mantine/core'
import { IconChevronDown, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { PlatformContact } from '#client/features/support/PlatformContact.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '#client/shell/InfoPage.module.css'
import { InfoPage } from '#client/shell/InfoPage.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Value } from '#client/ui/value/Value.tsx'

const AgentDirectory = lazy(async () => {
  const [dialog] = await Promise.all([import('#client/features/support/AgentDirectory.tsx'), needMessages('tickets')])
  return dialog
})

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
  const t = useTranslations('papers')
  const dialog = useDialog('agents')
  return (
    <InfoPage title={t('help.title')} lead={t('help.lead')}>
      <div className={classes.questions}>
        {QUESTIONS.map((question) => (
          <details key={question} className={classes.question}>
            <summary>
              <Value>{t(`help.${question}.q`)}</Value>
              <IconChevronDown size={20} aria-hidden="true" />
            </summary>
            <p>{t(`help.${question}.a`)}</p>
          </details>
        ))}
        <Button
          variant="light"
          leftSection={<IconUsers size={20} aria-hidden="true" />}
          onClick={() => dialog.open('agents')}
        >
          {t('agents.title')}
        </Button>
      </div>
      <PlatformContact />
      {dialog.name && (
        <Suspense>
          <AgentDirectory onClose={dialog.close} />
        </Suspense>
      )}
    </InfoPage>
  )
}

import { Button } from '@mantine/core'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { askForProtection } from '#client/offline/cache/storage.ts'
import { useReadiness } from '#client/offline/worker/readiness.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './First.module.css'
import { useInstall } from './useInstall.ts'

/** Offers to install the app. What it shows without a connection is fetched by itself; the card says how far that is. */
export function KeepOnPhone({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.keep')
  const id = useId()
  const install = useInstall()
  const { files, answers } = useReadiness()
  const [done, all] = [files.done + answers.done, files.all + answers.all]
  const keep = async () => {
    void askForProtection()
    if (await install?.()) onClose()
  }
  return (
    <section aria-labelledby={id}>
      <Card className={classes.card}>
        <h2 id={id}>
          <IconDeviceMobileDown size={22} aria-hidden="true" /> {t('title')}
        </h2>
        <p>
          {t('text')} <Value>{done === all ? t('ready') : t('part', { done: String(done), all: String(all) })}</Value>
        </p>
        {!install && <p>{t('menu')}</p>}
        <div className={classes.actions}>
          {install && <Button onClick={() => void keep()}>{t('install')}</Button>}
          <Button variant="default" onClick={onClose}>
            {t('later')}
          </Button>
        </div>
      </Card>
    </section>
  )
}

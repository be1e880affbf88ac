import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import classes from './Security.module.css'

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTranslations('security')
  const copy = async () => {
    // Some browsers have no clipboard without HTTPS; the codes can still be written down.
    const isCopied = await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    showToast(isCopied ? { title: t('copied'), text: t('copiedText'), tone: 'good' } : { title: t('notCopied'), text: t('notCopiedText') }) // biome-ignore format: two sentences
  }
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t('keep')}</p>
      <ol className={classes.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button variant="default" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button ref={catchFocus} size="md" onClick={onDone}>
        {t('kept')}
      </Button>
    </div>
  )
}

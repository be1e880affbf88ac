import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import type { StartCodes } from '#domain/people/start-codes/start-code.schema.ts'
import classes from '../Users.module.css'
import { PrintSlips } from './PrintSlips.tsx'
import { SaveCodes } from './SaveCodes.tsx'
import { useKeptCodes } from './useKeptCodes.ts'

/** Gives farmers who have chosen no password yet new codes, to be printed, saved, or sent to their phones. */
export default function StartCodesDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const t = useTranslations('desk.user.startCodes')
  const [bySms, setBySms] = useState(false)
  const [given, setGiven] = useState<StartCodes | null>(null)
  const give = useWrite(api.admin.users.giveStartCodes.mutate, {
    failed: ({ reason }) => reason ?? t('failed'),
    onDone: setGiven,
  })
  const kept = useKeptCodes(given?.farmers.some(({ code, isSent }) => code !== null && !isSent) ?? false, onClose)
  return (
    <SheetDialog onClose={kept.close} title={t('title', { count: ids.length })} width={500}>
      {given ? (
        <GivenCodes given={given} kept={kept} />
      ) : (
        <div className={classes.parts}>
          <p className={adminClasses.consequence}>{t('text')}</p>
          <CheckboxField
            size="md"
            label={t('bySms')}
            checked={bySms}
            onChange={(event) => setBySms(event.currentTarget.checked)}
          />
          <ConfirmButtons
            yes={t('submit')}
            no={t('cancel')}
            onYes={() => give.mutate({ ids, bySms })}
            onNo={onClose}
            isPending={give.isPending}
          />
        </div>
      )}
    </SheetDialog>
  )
}

function GivenCodes({ given, kept }: { given: StartCodes; kept: ReturnType<typeof useKeptCodes> }) {
  const t = useTranslations('desk.user.startCodes')
  const say = useTranslations('desk.user.import')
  const { farmers, others, codesExpireAt } = given
  const sent = farmers.filter(({ isSent }) => isSent).length
  const hasCodes = farmers.some(({ code }) => code !== null)
  return (
    <div className={classes.parts} role="status">
      <p>
        <b>{t('given', { count: farmers.length })}</b>
      </p>
      {sent > 0 && <p>{t('sent', { count: sent })}</p>}
      {others > 0 && <p>{t('others', { count: others })}</p>}
      {farmers.length > 0 && !hasCodes && <p className={classes.problem}>{say('codesLost')}</p>}
      {kept.asks && (
        <p role="alert" className={classes.problem}>
          {say('unsaved')}
        </p>
      )}
      <div className={classes.buttons}>
        {hasCodes && codesExpireAt && <PrintSlips farmers={farmers} validUntil={codesExpireAt} onPrinted={kept.keep} />}
        {hasCodes && <SaveCodes farmers={farmers} onSaved={kept.keep} />}
        <Button size="md" variant="default" onClick={kept.close}>
          {say(kept.asks ? 'leave' : 'close')}
        </Button>
      </div>
    </div>
  )
}

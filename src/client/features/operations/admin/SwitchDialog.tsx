import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { SwitchedKind } from '#domain/advice/switchable.ts'
import type { ReachOfSeveral } from '#domain/messaging/reach.schema.ts'
import classes from './Admin.module.css'

const SWITCH = {
  advisory: api.admin.advisories.switchMany.mutate,
  weatherAlert: api.admin.weatherAlerts.switchMany.mutate,
} as const satisfies Record<SwitchedKind, unknown>

type SwitchDialogProps = {
  kind: SwitchedKind
  ids: string[]
  isActive: boolean
  /** How many of the selection stay as they are. */
  others: number
  onClose: () => void
}

/** Asks before several records are switched on or off; of those to switch on it says whom they are announced to. */
export default function SwitchDialog({ kind, ids, isActive, others, onClose }: SwitchDialogProps) {
  const t = useTranslations('desk.switch')
  const things = (count: number) => t(`things.${kind}`, { count })
  const write = useWrite(SWITCH[kind], {
    done: (changed) => ({
      title: t(isActive ? 'doneOn' : 'doneOff', { things: things(changed.ids.length) }),
      tone: 'good',
    }),
    failed: t('failed'),
    refresh: (utils) => utils.admin.invalidate(),
    onDone: onClose,
  })
  const reach = useReach(kind, ids, isActive)
  return (
    <SheetDialog
      onClose={onClose}
      title={t(isActive ? 'questionOn' : 'questionOff', { things: things(ids.length) })}
      width={500}
    >
      <p className={classes.consequence}>{t(isActive ? 'textOn' : 'textOff')}</p>
      {isActive && <ReachSentence reach={reach} />}
      {others > 0 && <p className={classes.consequence}>{t('others', { count: others })}</p>}
      <ConfirmButtons
        yes={t(isActive ? 'on' : 'off')}
        no={t('keep')}
        onYes={() => write.mutate({ ids, isActive })}
        onNo={onClose}
        isPending={write.isPending}
        isGrave={!isActive}
        isDisabled={isActive && !reach}
      />
    </SheetDialog>
  )
}

function useReach(kind: SwitchedKind, ids: string[], isActive: boolean) {
  const ask = (of: SwitchedKind) => ({ enabled: isActive && of === kind })
  const advisories = trpc.admin.advisories.reachMany.useQuery({ ids }, ask('advisory'))
  const alerts = trpc.admin.weatherAlerts.reachMany.useQuery({ ids }, ask('weatherAlert'))
  return (kind === 'advisory' ? advisories : alerts).data
}

function ReachSentence({ reach }: { reach: ReachOfSeveral | undefined }) {
  const t = useTranslations('desk.switch')
  if (!reach) return <p className={classes.consequence}>{t('counting')}</p>
  const { announced, notified, texted, unwanted } = reach
  if (announced === 0) return <p className={classes.consequence}>{t('nobody')}</p>
  return (
    <p className={classes.consequence}>
      <Value>{t('reach', { announced, notified, texted })}</Value>{' '}
      <Value>{unwanted > 0 && t('unwanted', { count: unwanted })}</Value>
    </p>
  )
}

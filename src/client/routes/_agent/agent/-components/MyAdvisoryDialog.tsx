import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useUnkept } from '#client/query/useUnkept.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import { unique } from '#domain/table.ts'
import classes from './AgentDashboard.module.css'

/** An advisory of the agent's own, whole, with what farmers answered to it. */
export default function MyAdvisoryDialog({ advisory, onClose }: { advisory: Advisory; onClose: () => void }) {
  const t = useTranslations('agent')
  return (
    <SheetDialog onClose={onClose} title={advisory.title}>
      <p className={classes.content}>{advisory.content}</p>
      <h3>{t('answers')}</h3>
      <Answers id={advisory.id} />
    </SheetDialog>
  )
}

function Answers({ id }: { id: string }) {
  const t = useTranslations('agent')
  const format = useFormat()
  const unkept = useUnkept()
  const outcome = trpc.agent.advisories.outcome.useQuery({ id })
  return (
    <QueryView query={outcome} unopened={unkept}>
      {({ reached, done, cannot, reasons }) =>
        reached === 0 ? (
          <EmptyState text={t('noAnswers')} />
        ) : (
          <>
            <Facts
              facts={[
                [t('reached'), format.number(reached)],
                [t('answeredDone'), format.number(done)],
                [t('answeredCannot'), format.number(cannot)],
              ]}
            />
            {reasons.length > 0 && (
              <ul className={classes.reasons} aria-label={t('reasons')}>
                {unique(reasons).map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </>
        )
      }
    </QueryView>
  )
}

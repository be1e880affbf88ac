import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useUnkept } from '#client/query/useUnkept.ts'
import { Facts } from '#client/ui/page/Facts.tsx'
import { readableLanguage } from '#domain/languages.ts'
import type { SmsGroupReach } from '#domain/messaging/delivery/sms-group.schema.ts'
import classes from './Messages.module.css'

type GroupReachProps = {
  /** Undefined until it is known whom the message is for and what it says. */
  query: Parameters<typeof QueryView<SmsGroupReach>>[0]['query'] | undefined
}

/** Before a message goes to a group: who gets it, what it costs, and who cannot be reached. */
export function GroupReach({ query }: GroupReachProps) {
  const t = useTranslations('agent.messages')
  const unkept = useUnkept()
  return (
    <section className={classes.reach} aria-label={t('reach')} aria-live="polite">
      <h3>{t('reach')}</h3>
      {query ? (
        <QueryView query={query} unopened={unkept} skeleton={<p>{t('counting')}</p>}>
          {(reach) => <Reach reach={reach} />}
        </QueryView>
      ) : (
        <p>{t('choose')}</p>
      )}
    </section>
  )
}

function Reach({ reach }: { reach: SmsGroupReach }) {
  const t = useTranslations('agent.messages')
  const format = useFormat()
  const { people, texted, parts, noPhone, notWanted, notKnown, byLanguage, example } = reach
  const missed = { noPhone, notWanted, notKnown }
  return (
    <>
      <Facts
        facts={[
          [t('people'), format.number(people)],
          [t('texted'), format.number(texted)],
          [t('totalParts'), format.number(parts)],
          ...(['noPhone', 'notWanted', 'notKnown'] as const).flatMap((why) =>
            missed[why] > 0 ? [[t(why), format.number(missed[why])] as const] : [],
          ),
          ...(byLanguage.length > 0
            ? [[t('languages'), format.list(byLanguage.map(({ name, people: each }) => `${readableLanguage(name)} (${format.number(each)})`))] as const] // biome-ignore format: one row
            : []),
        ]}
      />
      {example && (
        <figure className={classes.example}>
          <figcaption>{t('example')}</figcaption>
          <p>{example}</p>
        </figure>
      )}
    </>
  )
}

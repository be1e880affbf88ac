import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useUnkept } from '#client/query/useUnkept.ts'
import type { Draft } from '#client/ui/form/useZodForm.ts'
import { Facts } from '#client/ui/page/Facts.tsx'
import { type AdvisoryReachInput, advisoryReachInput, type agentAdvisoryForm } from '#domain/advice/advisory.schema.ts'
import { readableLanguage } from '#domain/languages.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import type { Reach } from '#domain/messaging/reach.schema.ts'
import classes from './AdvisoryReach.module.css'

const PAUSE_MS = 400

type Values = Draft<typeof agentAdvisoryForm>

/** Before an advisory is created: whom it reaches, on which way, and who cannot be reached. */
export function AdvisoryReach({ values, text }: { values: Values; text: string }) {
  const t = useTranslations('agent.advice')
  const unkept = useUnkept()
  const [asked] = useDebouncedValue(values, PAUSE_MS)
  const { priority, cropId, announceTo, announcePlace, sms } = asked
  const { data: input } = advisoryReachInput.safeParse({
    priority,
    cropId,
    announceTo: announceTo || null,
    announcePlace,
    sms,
  } satisfies Record<keyof Omit<AdvisoryReachInput, 'placeLevel'>, unknown>)
  const reach = trpc.agent.advisories.reach.useQuery(input ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return (
    <section className={classes.reach} aria-label={t('reach')} aria-live="polite">
      <h3>{t('reach')}</h3>
      <QueryView query={reach} unopened={unkept} skeleton={<p>{t('counting')}</p>}>
        {(found) => <ReachFacts reach={found} parts={smsParts(text.trim()).parts} />}
      </QueryView>
    </section>
  )
}

function ReachFacts({ reach, parts }: { reach: Reach; parts: number }) {
  const t = useTranslations('agent.advice')
  const format = useFormat()
  const { people, notified, texted, untexted, byLanguage } = reach
  if (people === 0) return <p>{t('noReach')}</p>
  const languages = byLanguage.map(({ name, people: each }) => `${readableLanguage(name)} (${format.number(each)})`)
  const bySms = untexted
    ? ([
        [t('texted'), format.number(texted)],
        [t('parts'), format.number(texted * parts)],
        [t('noPhone'), format.number(untexted.noPhone)],
        [t('notWanted'), format.number(untexted.notWanted)],
      ] as const)
    : []
  return (
    <Facts
      facts={[
        [t('people'), format.number(people)],
        [t('bell'), format.number(notified)],
        ...bySms,
        [t('languagesOf'), format.list(languages)],
      ]}
    />
  )
}

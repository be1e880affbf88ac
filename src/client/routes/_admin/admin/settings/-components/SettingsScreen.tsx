import { trpc } from '#client/api/hooks.ts'
import { Jobs } from '#client/features/operations/Jobs.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { AdviceApproval } from './AdviceApproval.tsx'
import { Gateways } from './Gateways.tsx'
import { HotlineNumbers } from './HotlineNumbers.tsx'
import { Platform } from './Platform.tsx'
import { SecondFactorRule } from './SecondFactorRule.tsx'
import { SettingsPart } from './SettingForm.tsx'
import classes from './SettingsScreen.module.css'
import { SmsLimits } from './SmsLimits.tsx'
import { WeatherLimits } from './WeatherLimits.tsx'

/** The settings of the whole installation: a list of its parts, and the parts. */
export function SettingsScreen() {
  const t = useTranslations('admin.settings')
  const desk = useTranslations('desk')
  const jobs = useTranslations('admin.jobs')
  const parts = [
    { id: 'platform', title: desk('platform.title'), part: <PlatformPart /> },
    { id: 'gateways', title: desk('gateways.title'), part: <GatewayList /> },
    { id: 'sms', title: desk('smsLimits.title'), part: <Sms /> },
    { id: 'numbers', title: t('numbers'), part: <Numbers /> },
    { id: 'codes', title: t('codes'), part: <Codes /> },
    { id: 'advice', title: t('advice'), part: <Advice /> },
    { id: 'weather', title: t('weather'), part: <Weather /> },
    { id: 'jobs', title: jobs('title'), part: <JobList /> },
  ]
  return (
    <div className={`${classes.page} ${grid.inOrder}`}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <nav className={classes.contents} aria-label={desk('platform.contents')}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={classes.entry}>
            {title}
          </a>
        ))}
      </nav>
      <div className={classes.parts}>
        {parts.map(({ id, title, part }) => (
          <div key={id} id={id} className={classes.part}>
            <SettingsPart value={title}>
              <Section title={title}>{part}</Section>
            </SettingsPart>
          </div>
        ))}
      </div>
    </div>
  )
}
function Sms() {
  const settings = trpc.admin.settings.sms.get.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={settings} skeleton={<CardSkeletons count={1} height={420} />}>
      {({ limits, hookKey }) => (
        <Card className={classes.card}>
          <SmsLimits limits={limits} hookKey={hookKey} />
        </Card>
      )}
    </QueryView>
  )
}

function Numbers() {
  const numbers = trpc.admin.settings.hotlines.get.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={numbers} skeleton={<CardSkeletons count={1} height={420} />}>
      {(settings) => (
        <Card className={classes.card}>
          <HotlineNumbers settings={settings} />
        </Card>
      )}
    </QueryView>
  )
}

function Weather() {
  // A form must not start from cached values: another administrator may have changed them.
  const settings = trpc.admin.settings.weather.get.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={settings} skeleton={<CardSkeletons count={1} height={560} />}>
      {({ thresholds, fetchedAt }) => (
        <Card className={classes.card}>
          <WeatherLimits thresholds={thresholds} fetchedAt={fetchedAt} />
        </Card>
      )}
    </QueryView>
  )
}

function Advice() {
  const approval = trpc.admin.settings.approval.get.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={approval} skeleton={<CardSkeletons count={1} height={160} />}>
      {({ isRequired }) => (
        <Card className={classes.card}>
          <AdviceApproval isRequired={isRequired} />
        </Card>
      )}
    </QueryView>
  )
}

function JobList() {
  const jobs = trpc.admin.jobs.list.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={jobs} skeleton={<CardSkeletons count={1} height={640} />}>
      {(list) => (
        <Card className={classes.card}>
          <Jobs jobs={list} />
        </Card>
      )}
    </QueryView>
  )
}

function Codes() {
  const settings = trpc.admin.settings.secondFactor.get.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={settings} skeleton={<CardSkeletons count={1} height={260} />}>
      {(found) => (
        <Card className={classes.card}>
          <SecondFactorRule settings={found} />
        </Card>
      )}
    </QueryView>
  )
}

function PlatformPart() {
  const settings = trpc.admin.settings.platform.get.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={settings} skeleton={<CardSkeletons count={1} height={640} />}>
      {(found) => (
        <Card className={classes.card}>
          <Platform settings={found} />
        </Card>
      )}
    </QueryView>
  )
}

function GatewayList() {
  const gateways = trpc.admin.gateways.list.useQuery(undefined, { gcTime: 0 })
  return (
    <QueryView query={gateways} skeleton={<CardSkeletons count={1} height={320} />}>
      {(list) => (
        <Card className={classes.card}>
          <Gateways gateways={list} />
        </Card>
      )}
    </QueryView>
  )
}

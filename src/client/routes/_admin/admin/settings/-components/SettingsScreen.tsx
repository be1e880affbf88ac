import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { Card } from '#client/ui/Card.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { AdviceApproval } from './AdviceApproval.tsx'
import { HotlineNumbers } from './HotlineNumbers.tsx'
import { Jobs } from './Jobs.tsx'
import { SecondFactorRule } from './SecondFactorRule.tsx'
import classes from './SettingsScreen.module.css'
import { WeatherLimits } from './WeatherLimits.tsx'

/** The settings of the whole installation. */
export function SettingsScreen() {
  const t = useTranslations('admin.settings')
  const jobs = useTranslations('admin.jobs')
  return (
    <div className={`${classes.page} ${grid.inOrder}`}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <Section title={t('numbers')}>
        <Numbers />
      </Section>
      <Section title={t('codes')}>
        <Codes />
      </Section>
      <Section title={t('advice')}>
        <Advice />
      </Section>
      <Section title={t('weather')}>
        <Weather />
      </Section>
      <Section title={jobs('title')}>
        <JobList />
      </Section>
    </div>
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

import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import type { Farmer } from '#domain/people/farmer.schema.ts'
import classes from './AgentDashboard.module.css'

const RECENT = 3
const PAGE = 50

/** The three newest farmers; at a press all of them, a page at a time. */
export function FarmerList() {
  const t = useTranslations('agent')
  const [all, setAll] = useState(false)
  const pages = trpc.agent.farmers.list.useInfiniteQuery({ limit: PAGE }, PAGED)
  const farmers = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <Section title={t(all ? 'all' : 'recent')}>
      <QueryView
        query={{ ...pages, data: farmers }}
        skeleton={<CardSkeletons count={RECENT} height={78} />}
        empty={<EmptyState text={t('none')} />}
      >
        {(list) => (
          <div className={classes.farmers}>
            {list.slice(0, all ? undefined : RECENT).map((farmer) => (
              <FarmerCard key={farmer.id} farmer={farmer} />
            ))}
          </div>
        )}
      </QueryView>
      {!all && farmers && farmers.length > RECENT && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t('all')}
        </Button>
      )}
      {all && <MoreButton pages={pages}>{t('more')}</MoreButton>}
    </Section>
  )
}

function FarmerCard({ farmer }: { farmer: Farmer }) {
  const t = useTranslations('agent')
  const format = useFormatter()
  const { fullName, location, phone, isActive, createdAt } = farmer
  return (
    <Card className={classes.farmer}>
      <span className={classes.initial} aria-hidden="true">
        {fullName.slice(0, 1)}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <b>{fullName}</b>
          <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
        </span>
        <span>{location ?? t('noLocation')}</span>
        <span>
          {phone ?? t('noPhone')} ·{' '}
          {t('since', { date: format.dateTime(new Date(createdAt), { month: 'short', year: 'numeric' }) })}
        </span>
      </span>
      {phone && (
        <a className={classes.call} href={`tel:${phone}`} aria-label={t('call', { name: fullName })}>
          <IconPhone size={20} aria-hidden="true" />
        </a>
      )}
    </Card>
  )
}

import { Button } from '@mantine/core'
import { IconLifebuoy, IconLogout, IconMapPin, IconPhone } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '#client/components/Badge.tsx'
import { Card } from '#client/components/Card.tsx'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { useSignOut } from '#client/hooks/useSignOut.ts'
import { useSession } from '#client/session.ts'
import { trpc } from '#client/trpc.ts'
import grid from '../../-components/grid.module.css'
import { useDialog } from '../../-components/useDialog.ts'
import { useMyCrops } from '../../-components/useMyCrops.ts'
import classes from './ProfileScreen.module.css'

const HelpDialog = lazy(() => import('../../-components/HelpDialog.tsx'))

export function ProfileScreen() {
  const t = useTranslations('farmer.profile')
  const dialog = useDialog<'help'>()
  const { signOut, isPending } = useSignOut()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <Person />
        <Figures />
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconLifebuoy size={20} aria-hidden="true" />}
            onClick={() => dialog.open('help')}
          >
            {t('help')}
          </Button>
          <Button
            variant="light"
            color="clay"
            leftSection={<IconLogout size={20} aria-hidden="true" />}
            loading={isPending}
            onClick={signOut}
          >
            {t('signOut')}
          </Button>
        </div>
      </div>
      {dialog.subject && (
        <Suspense>
          <HelpDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}

function Person() {
  const t = useTranslations('farmer.profile')
  const format = useFormatter()
  const user = useSession()?.user
  if (!user) return null
  return (
    <Card className={classes.person}>
      <span className={classes.avatar} aria-hidden="true">
        {user.fullName.slice(0, 1)}
      </span>
      <div className={classes.words}>
        <div className={classes.name}>
          <b>{user.fullName}</b>
          <Badge tone="good">{t('farmer')}</Badge>
        </div>
        <span>
          {t('memberSince', { date: format.dateTime(new Date(user.createdAt), { month: 'long', year: 'numeric' }) })}
        </span>
        <span className={classes.line}>
          <IconPhone size={16} aria-hidden="true" /> {user.phone ?? t('noPhone')}
        </span>
        <span className={classes.line}>
          <IconMapPin size={16} aria-hidden="true" /> {user.location ?? t('noLocation')}
        </span>
      </div>
    </Card>
  )
}

function Figures() {
  const t = useTranslations('farmer.profile')
  const crops = useMyCrops()
  const { data: unread } = trpc.farmer.notifications.unread.useQuery()
  return (
    <div className={classes.figures}>
      <Card className={classes.figure}>
        <b>{crops.data?.length ?? '–'}</b>
        <span>{t('crops')}</span>
      </Card>
      <Card className={classes.figure}>
        <b>{unread ?? '–'}</b>
        <span>{t('unread')}</span>
      </Card>
    </div>
  )
}

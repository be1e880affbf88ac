import { Button } from '@mantine/core'
import { IconEye, IconEyeOff, IconPlus, IconWallet } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { AccountCard } from './AccountCard.tsx'

const AddAccount = lazy(() => import('./AddAccount.tsx'))
const Transfer = lazy(() => import('./Transfer.tsx'))
const BalanceLines = lazy(() => import('./BalanceLines.tsx'))

/** Mobile Money Accounts: balances that can be hidden, send and transfer, and the lines that make a balance. */
export default function Accounts() {
  const t = useTranslations('finance.money')
  const [isShown, setShown] = useState(true)
  const accounts = trpc.finance.accounts.list.useQuery()
  const dialog = useDialog('account', 'transfer', 'send', 'lines')
  const opened = accounts.data?.find(({ id }) => id === dialog.id)
  const Eye = isShown ? IconEyeOff : IconEye
  const add = (words: 'add' | 'first') => (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => dialog.open('account')}>
      {t(words)}
    </Button>
  )
  const above = (
    <div className={classes.buttons}>
      <Button variant="default" px={10} aria-label={t(isShown ? 'hide' : 'show')} onClick={() => setShown(!isShown)}>
        <Eye size={22} aria-hidden="true" />
      </Button>
      {add('add')}
    </div>
  )
  return (
    <Section title={t('title')} more={accounts.data?.length ? above : undefined}>
      <QueryView
        query={accounts}
        skeleton={<CardSkeletons count={3} height={200} grid={grid.cards} />}
        empty={
          <EmptyState
            drawing={<IconWallet size={38} stroke={1.6} aria-hidden="true" />}
            text={t('none')}
            action={add('first')}
          />
        }
      >
        {(found) => (
          <div className={grid.cards}>
            {found.map((account) => (
              <AccountCard
                key={account.id}
                account={account}
                isShown={isShown}
                onOpen={(name) => dialog.open(name, account.id)}
              />
            ))}
          </div>
        )}
      </QueryView>
      <Suspense>
        {dialog.name === 'account' && <AddAccount onClose={dialog.close} />}
        {opened && dialog.name === 'lines' && <BalanceLines account={opened} onClose={dialog.close} />}
        {opened && (dialog.name === 'send' || dialog.name === 'transfer') && (
          <Transfer
            account={opened}
            accounts={accounts.data ?? []}
            isOwn={dialog.name === 'transfer'}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </Section>
  )
}

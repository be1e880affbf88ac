import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { MethodCard } from './MethodCard.tsx'

const AddMethod = lazy(() => import('./AddMethod.tsx'))

/** How I am paid: accounts, banks and agents with cash, and which of them is the default one. */
export default function Methods() {
  const t = useTranslations('finance.methods')
  const methods = trpc.finance.methods.list.useQuery()
  const dialog = useDialog('method')
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => dialog.open('method')}
    >
      {t('add')}
    </Button>
  )
  return (
    <Section title={t('title')} more={add}>
      <p className={classes.note}>{t('lead')}</p>
      <QueryView query={methods} skeleton={<CardSkeletons count={2} height={160} grid={grid.cards} />} empty={null}>
        {(found) => (
          <div className={grid.cards}>
            {found.map((method) => (
              <MethodCard key={method.id} method={method} />
            ))}
          </div>
        )}
      </QueryView>
      <Suspense>{dialog.name === 'method' && <AddMethod onClose={dialog.close} />}</Suspense>
    </Section>
  )
}

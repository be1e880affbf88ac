import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { payoutEnd } from '#client/features/finance/admin/payout-end.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'

/** Sends the money of a claim, and says what became of it. */
export function useClaimPaid<Input>(
  pay: (input: Input) => Promise<AdminClaim>,
  { name, onDone, form }: { name: string; onDone: () => void; form?: WrittenForm<never> },
) {
  const t = useTranslations('desk.money')
  const decisions = useTranslations('desk.decisions')
  return useWrite(async (input: Input) => payoutEnd(await pay(input)), {
    done: (end) =>
      end === 'asked'
        ? { title: decisions('asked'), tone: 'good' }
        : {
            title: t(end === 'succeeded' ? 'claim.paid' : end === 'failed' ? 'claim.notPaid' : 'claim.underWay'),
            text: t('told', { name }),
            tone: end === 'failed' ? 'bad' : 'good',
          },
    failed: t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
    onDone,
  })
}

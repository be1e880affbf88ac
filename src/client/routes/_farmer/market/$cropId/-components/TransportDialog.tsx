import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import fields from '#client/ui/fields/form.module.css'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { type NetPrices, setTransportCostsInput } from '#domain/market/net-price.schema.ts'

/** The quantity that the farmer sells, and the transport cost to each market of the crop. */
export default function TransportDialog({ net, onClose }: { net: NetPrices; onClose: () => void }) {
  const t = useTranslations('market.net')
  const save = useSetTransport(onClose)
  const form = useZodForm(setTransportCostsInput, {
    quantityKg: net.quantityKg ?? '',
    costs: net.markets.map(({ market, transport }) => ({ market, cost: transport?.cost ?? '' })),
  })
  return (
    <SheetDialog onClose={onClose} title={t('give')}>
      <form noValidate className={fields.form} onSubmit={form.submit((transport) => save.mutate(transport))}>
        <NumberField
          label={t('quantity')}
          description={t('quantityHint')}
          min={0}
          decimalScale={1}
          withAsterisk
          {...form.getInputProps('quantityKg')}
        />
        <p className={fields.note}>{t('costHint')}</p>
        {net.markets.map(({ market }, at) => (
          <NumberField
            key={market}
            label={t('cost', { market, currency: net.currency })}
            min={0}
            decimalScale={2}
            {...form.getInputProps(`costs.${at}.cost`)}
          />
        ))}
        <Button type="submit" size="md" loading={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </SheetDialog>
  )
}

function useSetTransport(onDone: () => void) {
  const t = useTranslations('market.net')
  return useWrite(api.farmer.prices.setTransport.mutate, {
    done: { title: t('saved'), text: t('savedText'), tone: 'good' },
    failed: t('failed'),
    refresh: ({ farmer }) => farmer.prices.net.invalidate(),
    onDone,
  })
}

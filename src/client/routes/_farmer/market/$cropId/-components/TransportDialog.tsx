import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import fields from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type NetPrices, setTransportCostsInput } from '#domain/market/net-price.schema.ts'
import { QuantityField } from './QuantityField.tsx'

type TransportDialogProps = { cropId: string; net: NetPrices; onClose: () => void }

/** The quantity that the farmer sells, and the transport cost to each market of the crop. */
export default function TransportDialog({ cropId, net, onClose }: TransportDialogProps) {
  const t = useTranslations('market.net')
  const costs = net.markets.map(({ market, transport }) => ({ market, cost: transport?.cost ?? null }))
  const form = useZodForm(
    setTransportCostsInput,
    { quantityKg: net.quantityKg ?? '', costs: costs.map(({ market, cost }) => ({ market, cost: cost ?? '' })) },
    // A draft holds only for the same markets, in whatever order they stand today.
    `transport.${cropId}.${costs.map(({ market }) => market).toSorted()}`,
    { quantityKg: net.quantityKg, costs },
  )
  const save = useSetTransport(form, onClose)
  return (
    <SheetDialog onClose={onClose} title={t('give')}>
      <Form
        form={form}
        onSubmit={form.submit((transport, seen) => save.mutate({ ...transport, seen }))}
        foot={
          <Button type="submit" size="md" loading={save.isPending}>
            {t('save')}
          </Button>
        }
      >
        <QuantityField cropId={cropId} field={form.getInputProps('quantityKg')} />
        <p className={fields.note}>{t('costHint')}</p>
        {/* Their order of today may be another one than when the form was opened. */}
        {(form.values.costs || []).map(({ market }, at) => (
          <NumberField
            key={market}
            label={t('cost', { market, currency: net.currency })}
            decimals={2}
            {...form.getInputProps(`costs.${at}.cost`)}
          />
        ))}
      </Form>
    </SheetDialog>
  )
}

function useSetTransport(form: WrittenForm<never>, onDone: () => void) {
  const t = useTranslations('market.net')
  return useWrite(api.farmer.prices.setTransport.mutate, {
    done: { title: t('saved'), text: t('savedText'), tone: 'good' },
    failed: t('failed'),
    refresh: ({ farmer }) => farmer.prices.net.invalidate(),
    form,
    onDone,
  })
}

import { Button } from '@mantine/core'
import { PriceAge } from '#client/features/market/PriceAge.tsx'
import { useSetAlert } from '#client/features/market/useAlerts.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getSession } from '#client/phone/session.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import type { FieldNumber } from '#client/ui/fields/number-text.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { SwitchField } from '#client/ui/fields/SwitchField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import fields from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { MarketPrice } from '#domain/market/price.schema.ts'
import { ALERT_DIRECTIONS } from '#domain/market/price.ts'
import { setPriceAlertInput } from '#domain/market/price-alert.schema.ts'
import { isAwaited } from '#domain/market/price-alert.ts'

type AlertDialogProps = { prices: MarketPrice[]; market: string; onClose: () => void }

/** Sets a price alert: 'maize in Lagos above 450'. */
export default function AlertDialog({ prices, market, onClose }: AlertDialogProps) {
  const { formatPrice } = useMoney()
  const t = useTranslations('market.alerts')
  const noSource = useTranslations('market.compare')('noSource')
  const form = useZodForm(
    setPriceAlertInput,
    {
      cropId: prices[0]!.cropId,
      market,
      direction: 'above',
      pricePerKg: '',
      bySms: false,
    },
    `price-alert.${prices[0]!.cropId}`,
  )
  const set = useSetAlert(onClose, form)
  const price = prices.find((each) => each.market === form.values.market) ?? prices[0]!
  return (
    <SheetDialog onClose={onClose} title={t('add')}>
      <Form
        form={form}
        onSubmit={form.submit((alert) => set.mutate(alert))}
        foot={
          <Button type="submit" size="md" loading={set.isPending}>
            {t('save')}
          </Button>
        }
      >
        <SelectField label={t('market')} data={prices.map((each) => each.market)} {...form.getInputProps('market')} />
        <div className={fields.pair}>
          <SelectField
            label={t('direction')}
            data={ALERT_DIRECTIONS.map((id) => ({ value: id, label: t(id) }))}
            {...form.getInputProps('direction')}
          />
          <NumberField
            label={t('price', { currency: price.currency })}
            decimals={2}
            withAsterisk
            {...form.getInputProps('pricePerKg')}
          />
        </div>
        <p className={fields.note}>
          <Value>
            {t(isThereAlready(form.values, price) ? 'already' : 'now', {
              price: formatPrice(price.pricePerKg, price.currency),
            })}
          </Value>
          <br />
          <PriceAge {...price} unknown={noSource} />
        </p>
        <SmsSwitch {...form.getInputProps('bySms', { type: 'checkbox' })} />
      </Form>
    </SheetDialog>
  )
}

function SmsSwitch(props: { checked?: boolean }) {
  const t = useTranslations('market.alerts')
  const phone = getSession()?.user.phone
  return (
    <SwitchField
      label={t('sms')}
      description={phone ? t('smsTo', { phone }) : t('smsNoPhone')}
      disabled={!phone}
      {...props}
    />
  )
}

/** Whether the current price already meets it: then the next one triggers the alert. */
const isThereAlready = (
  { direction, pricePerKg }: { direction: 'above' | 'below' | ''; pricePerKg: FieldNumber },
  price: MarketPrice,
) =>
  typeof pricePerKg === 'number' &&
  direction !== '' &&
  isAwaited({ direction, pricePerKg, currency: price.currency, triggeredAt: null }, price)

import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, NativeSelect, NumberInput, Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { getSession } from '#client/api/session.ts'
import { PriceAge } from '#client/features/market/PriceAge.tsx'
import { useSetAlert } from '#client/features/market/useAlerts.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import fields from '#client/ui/fields/form.module.css'
import { useNumberWriting } from '#client/ui/fields/useNumberWriting.ts'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import type { MarketPrice } from '#domain/market/price.schema.ts'
import { ALERT_DIRECTIONS, spokenPrice } from '#domain/market/price.ts'
import { setPriceAlertInput } from '#domain/market/price-alert.schema.ts'
import { isAwaited } from '#domain/market/price-alert.ts'
import classes from './AlertDialog.module.css'

type AlertDialogProps = { prices: MarketPrice[]; market: string; onClose: () => void }

/** 'Tell me when maize in Lagos is above 450.' */
export default function AlertDialog({ prices, market, onClose }: AlertDialogProps) {
  const t = useTranslations('market.alerts')
  const noSource = useTranslations('market.compare')('noSource')
  const set = useSetAlert(onClose)
  const numbers = useNumberWriting()
  const form = useZodForm(setPriceAlertInput, {
    cropId: prices[0]!.cropId,
    market,
    direction: 'above',
    pricePerKg: '',
    bySms: false,
  })
  const price = prices.find((each) => each.market === form.values.market) ?? prices[0]!
  return (
    <SheetDialog opened onClose={onClose} title={t('add')}>
      <form noValidate className={fields.form} onSubmit={form.submit((alert) => set.mutate(alert))}>
        <NativeSelect label={t('market')} data={prices.map((each) => each.market)} {...form.getInputProps('market')} />
        <div className={fields.pair}>
          <NativeSelect
            label={t('direction')}
            data={ALERT_DIRECTIONS.map((id) => ({ value: id, label: t(id) }))}
            {...form.getInputProps('direction')}
          />
          <NumberInput
            label={t('price', { currency: price.currency })}
            min={0}
            decimalScale={2}
            {...numbers.large}
            inputMode="decimal"
            withAsterisk
            {...form.getInputProps('pricePerKg')}
          />
        </div>
        <p className={fields.note}>
          {t(isThereAlready(form.values, price) ? 'already' : 'now', {
            price: spokenPrice(price.pricePerKg, price.currency),
          })}
          <br />
          <PriceAge {...price} unknown={noSource} />
        </p>
        <SmsSwitch {...form.getInputProps('bySms', { type: 'checkbox' })} />
        <Button type="submit" size="md" loading={set.isPending}>
          {t('save')}
        </Button>
      </form>
    </SheetDialog>
  )
}

function SmsSwitch(props: { checked?: boolean }) {
  const t = useTranslations('market.alerts')
  const phone = getSession()?.user.phone
  return (
    <Switch
      size="md"
      label={t('sms')}
      description={phone ? t('smsTo', { phone }) : t('smsNoPhone')}
      disabled={!phone}
      classNames={{ track: classes.track }}
      {...props}
    />
  )
}

/** Whether today's price would tell already: then only the next one will. */
const isThereAlready = (
  { direction, pricePerKg }: { direction: 'above' | 'below' | ''; pricePerKg: number | '' },
  price: MarketPrice,
) =>
  pricePerKg !== '' &&
  direction !== '' &&
  isAwaited({ direction, pricePerKg, currency: price.currency, triggeredAt: null }, price)

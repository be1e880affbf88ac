import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { AccountChoice } from '#client/features/finance/pay/AccountChoice.tsx'
import { IndexRecord } from '#client/features/finance/rain-index/IndexRecord.tsx'
import { IndexTerms } from '#client/features/finance/rain-index/IndexTerms.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { getSession } from '#client/phone/session.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { numberIn } from '#client/ui/fields/number-text.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { readDraft } from '#client/ui/form/drafts.ts'
import { Form } from '#client/ui/form/Form.tsx'
import fields from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { policyFormFor } from '#domain/finance/insurance/insurance.schema.ts'
import { premiumOf } from '#domain/finance/insurance/premium.ts'
import type { InsuranceProduct } from '#domain/finance/product.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { ownProducts } from '../own-products.ts'

type PolicyDialogProps = { productId: string | undefined; onClose: () => void }

/** Get Insurance: a product, how much it should cover, and the account that pays. */
export default function PolicyDialog({ productId, onClose }: PolicyDialogProps) {
  const t = useTranslations('finance')
  const { data, ...products } = trpc.finance.products.insurances.useQuery()
  return (
    <SheetDialog onClose={onClose} title={t('policy.get')} width={500}>
      <QueryView
        query={{ ...products, data: data && ownProducts(data).filter(({ lacksIndex }) => !lacksIndex) }}
        empty={<EmptyState text={t('noInsurance')} />}
      >
        {(onOffer) => <PolicyForm products={onOffer} productId={productId} onClose={onClose} />}
      </QueryView>
    </SheetDialog>
  )
}

type PolicyFormProps = PolicyDialogProps & { products: readonly InsuranceProduct[] }

function PolicyForm({ products, productId, onClose }: PolicyFormProps) {
  const format = useFormat()
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.policy')
  const isOnline = useOnline()
  const cropName = useCropNames()
  // A draft that was begun from a card is of that product.
  const place = productId ? `finance.policy.${productId}` : 'finance.policy'
  const [product, setProduct] = useState(() => {
    const draft = readDraft(place, { productId: '' })
    const ids = [draft.productId, productId]
    return ids.map((wish) => products.find(({ id }) => id === wish)).find(Boolean) ?? products[0]!
  })
  const form = useZodForm(
    policyFormFor(product),
    {
      productId: product.id,
      coverageAmount: '',
      currency: product.currency,
      accountId: '',
      policyNumber: '',
      coveredAssets: [],
      crop: '',
      place: getSession()?.user.location ?? '',
    },
    place,
  )
  const request = useWrite(api.finance.insurance.request.mutate, {
    done: { title: t('sent'), tone: 'good' },
    failedTitle: t('failed'),
    failed: ({ reason }) => reason ?? t('tryAgain'),
    form,
    refresh: ({ finance }) => finance.insurance.invalidate(),
    onDone: onClose,
  })
  const choose = (id: string) => {
    const chosen = products.find((each) => each.id === id) ?? product
    setProduct(chosen)
    form.setValues({ productId: chosen.id, currency: chosen.currency, accountId: '', crop: '' })
  }
  const cover = numberIn(form.values.coverageAmount)
  return (
    <Form
      form={form}
      onSubmit={form.submit((application) => request.mutate(application))}
      foot={
        <Button type="submit" size="md" loading={request.isPending} disabled={!isOnline}>
          {t('submit')}
        </Button>
      }
    >
      <SelectField
        label={t('product')}
        data={products.map(({ id, name, coverageType }) => ({ value: id, label: `${name} (${coverageType})` }))}
        {...form.getInputProps('productId')}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {product.eligibleCrops && (
        <SelectField
          label={t('crop')}
          withAsterisk
          data={[
            { value: '', label: t('chooseCrop') },
            ...product.eligibleCrops.map((crop) => ({ value: crop, label: cropName(crop) })),
          ]}
          {...form.getInputProps('crop')}
        />
      )}
      {product.eligibleRegions && (
        <TextField
          label={t('place')}
          description={t('placeHint', { places: format.list(product.eligibleRegions) })}
          withAsterisk
          {...form.getInputProps('place')}
        />
      )}
      {product.index && <IndexTerms index={product.index} />}
      {product.index && <IndexRecord productId={product.id} />}
      <div className={fields.pair}>
        <NumberField
          label={t('coverageAmount')}
          description={t('upTo', { amount: formatAmount(product.maxCoverageAmount, product.currency) })}
          decimals={2}
          withAsterisk
          {...form.getInputProps('coverageAmount')}
        />
        <TextField readOnly variant="filled" label={t('currency')} {...form.getInputProps('currency')} />
      </div>
      <AccountChoice
        label={t('account')}
        unchosen={t('anyAccount')}
        byHand={t('byHand')}
        currency={product.currency}
        input={form.getInputProps('accountId')}
      />
      {cover !== undefined && cover > 0 && (
        <p className={classes.warning}>
          <Value>{t('costs', { premium: formatAmount(premiumFor(product, cover), product.currency) })}</Value>
        </p>
      )}
      {!isOnline && <p className={classes.warning}>{t('offline')}</p>}
    </Form>
  )
}

const premiumFor = ({ basePremiumRate, currency }: InsuranceProduct, cover: number) =>
  toMajor(premiumOf(toMinor(cover), basePremiumRate, currency))

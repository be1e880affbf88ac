import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PRODUCT_TEXTS } from '#domain/finance/product-texts.ts'
import { keysOf } from '#domain/table.ts'

/** A product's description in the reader's language, where it is one of ours; a lender's own stands as it was written. */
export function useProductText() {
  const t = useTranslations('finance.product')
  return <Text extends string | null>(description: Text) => {
    const ours = keysOf(PRODUCT_TEXTS).find((key) => PRODUCT_TEXTS[key] === description)
    return ours ? t(ours) : description
  }
}

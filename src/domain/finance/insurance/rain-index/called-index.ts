type Called = { name: string; insuranceType: string; coverageType: string }

/** 'Index' as it is written in English and French: index, indexed, indiciel, indicielle, indice. */
const INDEX = /(^|\P{L})(index|indexed|indexée?|indices?|indicielle?)(?!\p{L})/iu

/** Whether an insurance is called an index insurance. */
export const isCalledIndex = ({ name, insuranceType, coverageType }: Called) =>
  [name, insuranceType, coverageType].some((words) => INDEX.test(words))

/** Whether an insurance is called one and has no index. It may not be sold: nothing says what it would pay. */
export const lacksIndex = (product: Called & { index: object | null }) =>
  product.index === null && isCalledIndex(product)

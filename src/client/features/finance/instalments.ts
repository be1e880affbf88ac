/** Instalments as text that adds up to the total: '11 × ₦4,791.66 + ₦4,791.74', if the last one differs. */
export function inFigures(amounts: readonly number[], money: (amount: number) => string) {
  const [each = 0] = amounts
  const last = amounts.at(-1) ?? each
  if (last === each) return `${amounts.length} × ${money(each)}`
  return `${amounts.length - 1} × ${money(each)} + ${money(last)}`
}

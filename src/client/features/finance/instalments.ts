/** Instalments in figures that come to their total: '11 × ₦4,791.66 + ₦4,791.74', where the last one is another. */
export function inFigures(amounts: readonly number[], money: (amount: number) => string) {
  const [each = 0] = amounts
  const last = amounts.at(-1) ?? each
  if (last === each) return `${amounts.length} × ${money(each)}`
  return `${amounts.length - 1} × ${money(each)} + ${money(last)}`
}

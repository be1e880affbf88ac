/** The longest round length that a quarter of a drawing of a hundred units shows. */
export function scaleMetres(metresAUnit: number): number {
  const most = 25 * metresAUnit
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([5, 2, 1].find((step) => step * power <= most) ?? 1)
}

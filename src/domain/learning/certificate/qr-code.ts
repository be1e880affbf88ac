/** The dark cells of a QR code, with its border, row by row. */
export type QrCells = boolean[][]

type Filled = { kind: 'path'; d: string; fill: string }

/** A QR code as shapes. */
export function qrCode(cells: QrCells, { x, y, size }: { x: number; y: number; size: number }): Filled[] {
  const cell = size / cells.length
  const rounded = (at: number) => Math.round(at * 1000) / 1000
  // A hair wider than its cell, so that no painter leaves a line between two.
  const dot = `h${rounded(cell + 0.05)}v${rounded(cell + 0.05)}h${-rounded(cell + 0.05)}Z`
  const dots = cells.flatMap((row, down) =>
    row.flatMap((isDark, across) =>
      isDark ? [`M${rounded(x + across * cell)} ${rounded(y + down * cell)}${dot}`] : [],
    ),
  )
  return [
    { kind: 'path', d: `M${x} ${y}h${size}v${size}h${-size}Z`, fill: '#ffffff' },
    { kind: 'path', d: dots.join(''), fill: '#1a211b' },
  ]
}

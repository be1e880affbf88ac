/** Lanczos' approximation with g = 7 and nine terms (Numerical Recipes, third edition, 6.1). */
const TERMS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

function logGamma(x: number): number {
  const y = x - 1
  const sum = TERMS.reduce((total, term, at) => total + (at === 0 ? term : term / (y + at)), 0)
  const t = y + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum)
}

const STEPS = 1000
const TINY = 1e-300
const CLOSE = 1e-14

/** The regularised lower incomplete gamma function P(a, x): the share of a gamma distribution that lies below x. */
export function gammaShare(a: number, x: number): number {
  if (x <= 0) return 0
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? scale * series(a, x) : 1 - scale * fraction(a, x)
}

function series(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let step = 1; step < STEPS && Math.abs(term) > Math.abs(sum) * CLOSE; step++) {
    term *= x / (a + step)
    sum += term
  }
  return sum
}

/** Lentz's method for the continued fraction of the upper part. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let result = d
  for (let step = 1; step < STEPS; step++) {
    const an = -step * (step - a)
    b += 2
    d = 1 / (Math.abs(an * d + b) < TINY ? TINY : an * d + b)
    c = Math.abs(b + an / c) < TINY ? TINY : b + an / c
    result *= d * c
    if (Math.abs(d * c - 1) < CLOSE) break
  }
  return result
}

const HALF = [-3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1, 2.506628277459239] // biome-ignore format: one polynomial
const HALF_BELOW = [-5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1] // biome-ignore format: one polynomial
const TAIL = [-7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783] // biome-ignore format: one polynomial
const TAIL_BELOW = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1] // biome-ignore format: one polynomial
const TAIL_FROM = 0.02425

const polynomial = (factors: readonly number[], x: number) => factors.reduce((sum, factor) => sum * x + factor, 0)

/** The standard normal deviate below which a share lies, to nine digits (Acklam's rational approximation). */
export function deviateOf(share: number): number {
  if (share < TAIL_FROM) {
    const q = Math.sqrt(-2 * Math.log(share))
    return polynomial(TAIL, q) / polynomial(TAIL_BELOW, q)
  }
  if (share > 1 - TAIL_FROM) return -deviateOf(1 - share)
  const q = share - 0.5
  return (polynomial(HALF, q * q) * q) / polynomial(HALF_BELOW, q * q)
}

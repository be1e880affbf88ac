import { encode } from 'uqr'
import type { Shape } from '#domain/learning/certificate-drawing.ts'
import { type CertificateWords, drawCertificate, PAGE } from '#domain/learning/certificate-drawing.ts'
import type { Measure, Weight } from '#domain/learning/set-text.ts'

/** Twice the page: sharp on a phone and in print, and about 100 KB. */
const SCALE = 2

/** Draws a certificate as a PNG, on the phone itself and with its fonts: it needs no connection. */
export async function certificatePicture(
  certificate: Parameters<typeof drawCertificate>[0],
  words: CertificateWords,
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = PAGE.width * SCALE
  canvas.height = PAGE.height * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.scale(SCALE, SCALE)
  const measure: Measure = (text, size, weight) => {
    pen.font = fontOf(size, weight)
    return pen.measureText(text).width
  }
  const url = `${location.origin}/verify/${encodeURIComponent(certificate.code)}`
  for (const shape of drawCertificate(certificate, words, { url, qr: encode(url, { border: 3 }).data }, measure))
    paint(pen, shape)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('This browser writes no pictures')
  return new File([blob], 'certificate.png', { type: blob.type })
}

const fontOf = (size: number, weight: Weight) =>
  `${weight === 'bold' ? 700 : 400} ${size}px "Noto Sans", system-ui, sans-serif`

function paint(pen: CanvasRenderingContext2D, shape: Shape) {
  if (shape.kind === 'text') {
    pen.font = fontOf(shape.size, shape.weight)
    pen.fillStyle = shape.fill
    pen.textAlign = shape.align
    return pen.fillText(shape.text, shape.x, shape.y)
  }
  const path = new Path2D(shape.d)
  if (shape.fill) {
    pen.fillStyle = shape.fill
    return pen.fill(path)
  }
  pen.strokeStyle = shape.stroke ?? ''
  pen.lineWidth = shape.width ?? 1
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(path)
}

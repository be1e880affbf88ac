/**
 * The Content-Disposition of a file (RFC 6266): its name has no sign that a header or a disk could misread, and the ending
 * is that of what it is.
 */
export function dispositionOf(kind: 'attachment' | 'inline', name: string, ending: string) {
  const base = name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'file'
  const plain = base.replace(/[^\w .-]/g, '_').slice(0, 100)
  const whole = encodeURIComponent(`${base.replace(/[\p{Cc}\p{Cs}/\\]/gu, '_')}.${ending}`)
  const coded = whole.replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}.${ending}"; filename*=UTF-8''${coded}`
}

export type Encoding = 'br' | 'gzip'

/** Whether an Accept-Encoding header takes an encoding; 'br;q=0' is a way to refuse it. */
export const accepts = (header: string | undefined, encoding: Encoding) =>
  (header ?? '').split(',').some((each) => {
    const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/**
 * The smaller one of the encodings that an Accept-Encoding header takes. Browsers offer brotli to HTTPS and localhost
 * alone, so that a field office's plain network gets gzip.
 */
export const encodingFor = (header: string | undefined): Encoding | null =>
  accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : null

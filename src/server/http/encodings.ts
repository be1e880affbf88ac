/** Whether an Accept-Encoding header takes an encoding; 'br;q=0' is a way to refuse it. */
export const accepts = (header: string | undefined, encoding: 'br' | 'gzip') =>
  (header ?? '').split(',').some((each) => {
    const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

import { keepCalendar } from '#client/phone/calendar.ts'
import { current, publish } from '../current.ts'

/** Shows days by the Ethiopian calendar from now on, or by it no more. */
export async function chooseCalendar(isEthiopian: boolean) {
  keepCalendar(isEthiopian)
  const { writingOf } = await import('../translation.ts')
  publish({ ...current, writing: await writingOf(current.language) })
}

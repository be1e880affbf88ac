const KEY = 'kuu-calendar'

/** Whether days are shown by the Ethiopian calendar on this phone, in a language that has its months. */
export const isEthiopianChosen = () => localStorage.getItem(KEY) === 'ethiopian'

export const keepCalendar = (isEthiopian: boolean) =>
  isEthiopian ? localStorage.setItem(KEY, 'ethiopian') : localStorage.removeItem(KEY)
